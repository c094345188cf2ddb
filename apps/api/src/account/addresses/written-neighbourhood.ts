/**
 * Corrects the spelling of a neighbourhood from the package: “Adalet Mah (canderviş Köyü)” becomes “Adalet Mah.
 * (Canderviş Köyü)”.
 */
export const writtenNeighbourhood = (name: string): string =>
  name.replace(/ Mah(?=$| \()/u, ' Mah.').replace(/\(\p{Ll}/u, (beginning) => beginning.toLocaleUpperCase('tr'))
