/** Maximum depth of values; no call of the contract needs more (security.md 43). */
const deepest = 32

/**
 * Whether a request's value is safe to process: no text that the database cannot store (NUL, unpaired surrogates), no
 * key of the object prototype (`__proto__`, `constructor`), and limited depth.
 */
export function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (depth >= deepest) return false
  return Object.entries(value).every(
    ([key, part]) => isStorable(key) && !(key in Object.prototype) && isStorable(part, depth + 1),
  )
}
