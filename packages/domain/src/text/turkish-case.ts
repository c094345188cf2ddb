/** Upper case by Turkish rules, whatever the runtime's locale: i becomes İ, ı becomes I (rules.md T1). */
export const upperTr = (text: string): string => text.replaceAll('i', 'İ').toUpperCase()

/** Lower case by Turkish rules: I becomes ı, İ, also written as I and a loose dot, becomes i (rules.md T1). */
export const lowerTr = (text: string): string =>
  text
    .replaceAll(/İ|I\u0307/g, 'i')
    .replaceAll('I', 'ı')
    .toLowerCase()

/** The text with its first letter in upper case (rules.md T1). */
export const capitalizeFirstTr = (text: string): string => text.replace(/./su, upperTr)

/** The first letter of each word upper case; words are split at spaces (rules.md T1). */
export const capitalizeTr = (text: string): string => text.replaceAll(/(?<=^| )[^ ]/gu, upperTr)
