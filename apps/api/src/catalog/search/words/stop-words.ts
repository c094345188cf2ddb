/** Folded words that do not describe a product; they are ignored next to other words. */
export const stopWords: ReadonlySet<string> = new Set(['ve', 'ile', 'icin', 'bir', 'en', 'da', 'de', 'mi', 'veya'])
