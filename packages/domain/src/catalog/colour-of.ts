import { searchKey } from '../text/search-key.ts'
import { colourWords } from './colour-words.ts'

/**
 * The `#rrggbb` value of a Turkish colour name; undefined if the name contains no known colour. A shade wins over its
 * base colour: `Gece Mavisi` is darker than `Mavi`.
 */
export function colourOf(name: string): string | undefined {
  const shade = searchKey(name)
    .split(' ')
    .find((word) => colourWords.has(word))
  return shade && colourWords.get(shade)
}

/** Whether the values of an attribute are colours: `Renk`, `Çerçeve Rengi`. */
export const namesColours = (attribute: string): boolean => /(^| )ren(k|gi)$/.test(searchKey(attribute))
