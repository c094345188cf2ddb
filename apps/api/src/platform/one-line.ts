/** Control characters, line separators, and characters that change the writing direction. */
const unseen = String.raw`\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069`
const breaks = new RegExp(`[\\s${unseen}]+`, 'gu')
const inLine = new RegExp(`(?!\\n)[${unseen}]`, 'gu')

/** Converts a typed text to one line for a mail or a terminal. */
export const oneLine = (text: string): string => text.replaceAll(breaks, ' ').trim()

/** Escapes control characters for a terminal, so that it prints a shopper's escape sequence instead of executing it. */
export const plainLines = (text: string): string => text.replaceAll(inLine, '')
