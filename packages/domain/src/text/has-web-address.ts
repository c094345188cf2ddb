const scheme = /\b(?:https?|ftp):|\bwww\./i
/** Letters on both sides of a dot without a space, as in `ornek.com`; `12.50` and `3.5` are numbers. */
const host = /[\p{L}\d-]\.\p{L}{2,}/u

/** Whether a text has a web or mail address in it, or what a mail program would turn into a link. */
export const hasWebAddress = (text: string): boolean => scheme.test(text) || host.test(text) || text.includes('@')
