/** Deeper values than this are no call of the contract (security.md 43). */
const deepest = 32

/**
 * Whether a value that came in may go on: no text that the database cannot hold (NUL, half a letter), no key that
 * objects have of themselves (`__proto__`, `constructor`), nothing too deep.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth >= deepest) return false
  return Object.entries(value).every(
    ([key, part]) => isStorable(key) && !(key in Object.prototype) && isStorable(part, depth + 1),
  )
}
