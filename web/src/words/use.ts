import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { BUILT_IN, type Language } from './language'

export const Words = createContext<Language>(BUILT_IN)

/** The language that is read now. */
export function useWords(): Language {
  return useContext(Words)
}
