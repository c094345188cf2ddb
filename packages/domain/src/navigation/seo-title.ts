/** Longest title, in code points (specification section 5). */
const maxLength = 46

/** A title cut to 46 characters, at a word where one ends in the last third (rules.md U6). */
export const seoTitle = (text: string): string => {
  const letters = Array.from(text.trim())
  if (letters.length <= maxLength) return letters.join('')
  const cut = letters.slice(0, maxLength).join('')
  if (letters[maxLength] === ' ') return cut.trimEnd()
  const space = cut.lastIndexOf(' ')
  return Array.from(cut.slice(0, Math.max(0, space))).length >= (maxLength * 2) / 3
    ? cut.slice(0, space).trimEnd()
    : cut
}
