const length = 100_000
const filled = (unit: string): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** Texts of 100,000 characters that make careless patterns and loops slow. */
export const longTexts: readonly string[] = [
  ...[' ', '0', '1', 'a', 'A', 'ı', '-', '/', '%', '.', '@', '\t', '\uD800', '\u200B', '٣'].map(filled),
  ...['a@', 'a.', 'a ', '-p-1', '/a', ' TL', '.000', '%2f', '\u0301\u0327', '👩‍👩‍👧'].map(filled),
  `34${filled(' ')}A`,
  `a${filled('\u0301')}`,
  `${filled('1')}x`,
  `/a-p-${filled('1')}x`,
  `x${filled('a@')}b.co`,
]
