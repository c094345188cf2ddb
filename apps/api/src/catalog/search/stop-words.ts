/** Folded words that tell nothing of a product beside other words. */
export const stopWords: ReadonlySet<string> = new Set(['ve', 'ile', 'icin', 'bir', 'en', 'da', 'de', 'mi', 'veya'])
