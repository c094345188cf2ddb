/** The address line must contain a digit, as a house number (rules.md V13). */
export const hasDigit = (text: string): boolean => /[0-9]/.test(text)
