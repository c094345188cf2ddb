/** Actions of the audit in words; an unknown one is shown as it is. */
const words: Readonly<Record<string, string>> = {}
export const actionWord = (action: string): string => words[action] ?? action
