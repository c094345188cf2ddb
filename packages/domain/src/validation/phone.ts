/** Removes white space, which is the form a phone number is sent in (rules.md V14). */
export const normalizePhone = (text: string): string => text.replaceAll(/\s+/g, '')

/** A Turkish mobile number: ten digits from 5, with or without 0, 90 or +90, spaces and punctuation (rules.md V14). */
export const isPhone = (text: string): boolean =>
  /^(\+90|90|0)?5[0-9]{9}$/.test(text.replaceAll(/[\s()./\p{Pd}]+/gu, ''))
