/** Turkish suffixes as they follow each other, folded: `sindan`, `lerimizin`. */
const suffixes =
  /^(?:l[ae]r|[iu]m[iu]z|[iu]n[iu]z|s?[iu]n?|[iu]?[mn]|[dt][ae]n?|n?[iu]n|y?[aeiu]|y?l[ae]|[cl][iu]|l[iu][kg]|s[iu]z|[dt]?ki)+$/
/** Shorter words are the beginning of too many others. */
const shortest = 4
const longestEnding = 12

/**
 * The beginnings of a folded word that are followed only by suffixes, the longest first: `ayakkabi` of
 * `ayakkabisindan`, but not `mikro` of `mikrodalga`.
 */
export function wordBeginnings(word: string): readonly string[] {
  const letters = Array.from(word)
  return Array.from({ length: longestEnding }, (_, index) => letters.length - 1 - index)
    .filter((end) => end >= shortest && suffixes.test(letters.slice(end).join('')))
    .map((end) => letters.slice(0, end).join(''))
}
