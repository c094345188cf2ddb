import type { ExpiringStore } from '../session/expiring-store.ts'
import { searchKey } from '../text/search-key.ts'
import { isSearchText } from './is-search-text.ts'

/** Most searches that a browser remembers, and for how many days after the last one. */
const kept = { max: 8, days: 90 }

/** Searches made in this browser. */
export interface PastSearches {
  /** Newest first. */
  read(): readonly string[]
  add(text: string): void
  clear(): void
}

/** Searches of this browser, each once however it was spelled (rules.md T4). */
export const pastSearches = (memory: ExpiringStore): PastSearches => {
  const read = () => (memory.read('searches') ?? '').split('\n').filter(isSearchText)
  return {
    read,
    add: (text) => {
      const line = text.replaceAll(/\s+/g, ' ').trim()
      const others = read().filter((one) => searchKey(one) !== searchKey(line))
      if (isSearchText(line)) memory.write('searches', [line, ...others].slice(0, kept.max).join('\n'), kept.days)
    },
    clear: () => memory.remove('searches'),
  }
}
