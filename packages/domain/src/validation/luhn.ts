/** The mod 10 check of card numbers, over ASCII digits (rules.md V2). */
export const luhn = (text: string): boolean => {
  if (!/^[0-9]+$/.test(text)) return false
  let sum = 0
  for (let fromEnd = 0; fromEnd < text.length; fromEnd += 1) {
    const digit = Number(text[text.length - 1 - fromEnd])
    sum += fromEnd % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)
  }
  return sum % 10 === 0
}
