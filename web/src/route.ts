/** The addresses of the page. A secret stands behind # only, and is taken out of the address at once. */

export type Route =
  | { page: 'start' }
  | { page: 'lost' }
  | { page: 'setup'; game: string }
  | { page: 'campaign'; game: string; id: string }
  | { page: 'rules'; game: string; at: string }
  | { page: 'history' }
  | { page: 'decks'; game: string; id: string }
  | { page: 'table'; match: string }
  | { page: 'join'; invite: string }
  | { page: 'watch'; token: string }

/** As the server makes them; one that has lost a letter leads nowhere. */
const SECRET = /^[\w-]{16,64}$/

export function routeOf(path: string, hash: string): Route {
  const parts = partsOf(path)
  if (parts === null) return { page: 'lost' }
  const [first = '', second = '', third = ''] = parts
  const secret = hash.replace(/^#/, '')
  const torn = secret !== '' && !SECRET.test(secret)
  switch (`${first}/${parts.length}`) {
    case '/0':
      return { page: 'start' }
    case 'setup/2':
      return { page: 'setup', game: second }
    case 'campaign/2':
    case 'campaign/3':
      return { page: 'campaign', game: second, id: third }
    case 'rules/2':
    case 'rules/3':
      return { page: 'rules', game: second, at: third }
    case 'history/1':
      return { page: 'history' }
    case 'decks/2':
    case 'decks/3':
      return { page: 'decks', game: second, id: third }
    case 'table/2':
      return { page: 'table', match: second }
    case 'join/1':
      return torn ? { page: 'lost' } : secret ? { page: 'join', invite: secret } : { page: 'start' }
    case 'watch/1':
    case 'replay/1':
      return torn ? { page: 'lost' } : secret ? { page: 'watch', token: secret } : { page: 'start' }
    default:
      return { page: 'lost' }
  }
}

/** Null if it cannot be read: `%zz`. */
function partsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map((part) => decodeURIComponent(part))
  } catch {
    return null
  }
}
