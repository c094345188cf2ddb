import { cleanText } from '../text/clean-text.ts'

/** Removes white space, which is the form a phone number is sent in (rules.md V14). */
export const normalizePhone = (text: string): string => cleanText(text).replaceAll(/\s+/g, '')

const bare = (text: string): string => cleanText(text).replaceAll(/[\s()./\p{Pd}]+/gu, '')

/** A Turkish mobile number: ten digits from 5, with or without 0, 90 or +90, spaces and punctuation (rules.md V14). */
export const isPhone = (text: string): boolean => /^(\+90|90|0)?5[0-9]{9}$/.test(bare(text))

/**
 * A number that a company answers: of a mobile, a province (2, 3, 4) or a service line (8), written like `isPhone`, or one of
 * the seven digits from 444.
 */
export const isCompanyPhone = (text: string): boolean => /^(\+90|90|0)?(444[0-9]{4}|[2-58][0-9]{9})$/.test(bare(text))

/** A mobile number formatted for reading: `0532 111 22 33`. Other text is returned as it is. */
export const formatPhone = (text: string): string =>
  isPhone(text) ? bare(text).replace(/^.*(5\d{2})(\d{3})(\d{2})(\d{2})$/, '0$1 $2 $3 $4') : text
