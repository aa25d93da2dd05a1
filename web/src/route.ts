/** The addresses of the page. A secret stands behind # only, and is taken out of the address at once. */

export type Route =
  | { page: 'start' }
  | { page: 'setup'; game: string }
  | { page: 'campaign'; game: string; id: string }
  | { page: 'rules'; game: string; at: string }
  | { page: 'history' }
  | { page: 'decks'; game: string; id: string }
  | { page: 'table'; match: string }
  | { page: 'join'; invite: string }
  | { page: 'watch'; token: string }

export function routeOf(path: string, hash: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').filter(Boolean)
  const secret = hash.replace(/^#/, '')
  if (first === 'setup' && second) return { page: 'setup', game: decodeURIComponent(second) }
  if (first === 'campaign' && second) return { page: 'campaign', game: decodeURIComponent(second), id: decodeURIComponent(third) }
  if (first === 'rules' && second) return { page: 'rules', game: decodeURIComponent(second), at: decodeURIComponent(third) }
  if (first === 'history') return { page: 'history' }
  if (first === 'decks' && second) return { page: 'decks', game: decodeURIComponent(second), id: decodeURIComponent(third) }
  if (first === 'table' && second) return { page: 'table', match: decodeURIComponent(second) }
  if (first === 'join' && secret) return { page: 'join', invite: secret }
  if ((first === 'watch' || first === 'replay') && secret) return { page: 'watch', token: secret }
  return { page: 'start' }
}
