/** Upper case by Turkish rules, whatever the runtime's locale: i becomes İ, ı becomes I (rules.md T1). */
export const upperTr = (text: string): string => text.replaceAll('i', 'İ').replaceAll('ı', 'I').toUpperCase()

/** Lower case by Turkish rules: I becomes ı, İ becomes i without a loose dot (rules.md T1). */
export const lowerTr = (text: string): string => text.replaceAll('I', 'ı').replaceAll('İ', 'i').toLowerCase()

/** The first letter upper case, the rest as it is (rules.md T1). */
export const capitalizeFirstTr = (text: string): string => {
  const [first = ''] = text
  return upperTr(first) + text.slice(first.length)
}

/** The first letter of each word upper case; words are split at spaces (rules.md T1). */
export const capitalizeTr = (text: string): string => text.split(' ').map(capitalizeFirstTr).join(' ')
