const notLetter = /[^A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû ]/g
const notLetterOrDigit = /[^A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû 0-9]/g

/** Keeps Latin and Turkish letters and the space; all else is stripped (rules.md T2). */
export const onlyLetters = (text: string): string => text.replaceAll(notLetter, '')
/** The text without anything a name field refuses (rules.md T2). */
export const nameField = (text: string): string => onlyLetters(text)
/** The text without anything a company field refuses: letters, spaces and digits are kept (rules.md T2). */
export const companyField = (text: string): string => text.replaceAll(notLetterOrDigit, '')
