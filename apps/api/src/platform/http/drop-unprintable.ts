/**
 * Control characters except tab and line break, private-use characters and noncharacters: no shopper means them, terminals
 * act on some, and others see boxes. Unassigned characters stay, since next year's emoji are among them.
 */
const unprintable = /(?![\t\n])[\p{Cc}\p{Co}\p{Noncharacter_Code_Point}]/gu

/** A request's value without unprintable characters in its texts. Runs once, where requests enter. */
export function dropUnprintable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(unprintable, '')
  if (Array.isArray(value)) return value.map(dropUnprintable)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, dropUnprintable(part)]))
}
