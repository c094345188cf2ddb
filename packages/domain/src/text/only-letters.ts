const notLetter = /[^A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû ]/g
const notLetterOrDigit = /[^A-Za-zÇĞİÖŞÜçğıöşüÂÎÛâîû 0-9]/g

/** Keeps Latin and Turkish letters and spaces, and removes all other characters (rules.md T2). */
export const onlyLetters = (text: string): string => text.replaceAll(notLetter, '')
/** Removes characters that a name field does not accept (rules.md T2). */
export const nameField = (text: string): string => onlyLetters(text)
/** Removes characters that a company field does not accept: letters, spaces and digits stay (rules.md T2). */
export const companyField = (text: string): string => text.replaceAll(notLetterOrDigit, '')
