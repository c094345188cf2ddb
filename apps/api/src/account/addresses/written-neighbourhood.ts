/** A neighbourhood as Turkish writes it: the package has “Adalet Mah (canderviş Köyü)” for “Adalet Mah. (Canderviş Köyü)”. */
export const writtenNeighbourhood = (name: string): string =>
  name.replace(/ Mah(?=$| \()/u, ' Mah.').replace(/\(\p{Ll}/u, (beginning) => beginning.toLocaleUpperCase('tr'))
