import { cleanText } from '../text/clean-text.ts'

const local = /^[\w.!#$%&'*+/=?^`{|}~-]+$/
const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i

/**
 * The syntax that browsers accept for `type=email`, at most 254 characters, with a dot in the ASCII host (rules.md
 * V12).
 */
export const isEmail = (text: string): boolean => {
  if (text.length > 254) return false
  const at = text.lastIndexOf('@')
  const labels = text.slice(at + 1).split('.')
  return at > 0 && local.test(text.slice(0, at)) && labels.length > 1 && labels.every((part) => label.test(part))
}

/** Removes white space, which is the form an e-mail address is sent in (specification section 5). */
export const normalizeEmail = (text: string): string => cleanText(text).replaceAll(/\s/g, '')
/** Whether the text of a form's field is an e-mail address, by the form in which it is sent. */
export const isTypedEmail = (text: string): boolean => isEmail(normalizeEmail(text))
