const notLetter = /[^A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû ]/g
const notLetterOrDigit = /[^A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû 0-9]/g

/** Keeps Latin and Turkish letters and the space; all else is stripped (rules.md T2). */
export const onlyLetters = (text: string): string => text.replaceAll(notLetter, '')
/** What a name field keeps (rules.md T2). */
export const nameField = (text: string): string => onlyLetters(text)
/** What a company field keeps: letters, spaces and digits (rules.md T2). */
export const companyField = (text: string): string => text.replaceAll(notLetterOrDigit, '')
