/** Texts of the given length (slightly longer where a suffix is added) that make careless patterns and loops slow. */
export const textsOfLength = (length: number): readonly string[] => {
  const filled = (unit: string): string => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
  return [
    ...[' ', '0', '1', 'a', 'A', 'ı', '-', '/', '%', '.', '@', '\t', '\uD800', '\u200B', '٣'].map(filled),
    ...['a@', 'a.', 'a ', '-p-1', '/a', ' TL', '.000', '%2f', '\u0301\u0327', '👩‍👩‍👧'].map(filled),
    `34${filled(' ')}A`,
    `a${filled('\u0301')}`,
    `${filled('1')}x`,
    `/a-p-${filled('1')}x`,
    `x${filled('a@')}b.co`,
  ]
}

/** `textsOfLength` with 100,000 characters. */
export const longTexts: readonly string[] = textsOfLength(100_000)
