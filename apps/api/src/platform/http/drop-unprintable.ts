/**
 * Control characters except tab and line break, private-use characters and noncharacters. Shoppers do not type them on
 * purpose, and terminals may interpret them. Unassigned characters are kept, since next year's emoji are among them.
 */
const unprintable = /(?![\t\n])[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}]/gu

/** Removes unprintable characters from all texts of a request's value. Called once, when a request arrives. */
export function dropUnprintable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(unprintable, '')
  if (Array.isArray(value)) return value.map(dropUnprintable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, dropUnprintable(part)]))
}
