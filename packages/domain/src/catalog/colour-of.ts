import { searchKey } from '../text/search-key.ts'

/** Colour words as they are searched for, with what they look like. */
const colours = new Map(
  Object.entries({
    '#2e3235': 'siyah',
    '#43494d': 'antrasit',
    '#8b9195': 'fume',
    '#a9aeb1': 'gri grisi gumus inoks',
    '#f4f5f6': 'beyaz beyazi',
    '#dfe9ec': 'seffaf',
    '#ecdfc0': 'krem',
    '#d8c4a0': 'bej beji kum tas',
    '#d0ae68': 'altin',
    '#d9a441': 'bal',
    '#d6b88c': 'mese ahsap dogal',
    '#b4653f': 'bakir',
    '#a0643a': 'taba',
    '#7a5138': 'ceviz',
    '#6b4630': 'kahve kahverengi',
    '#f2c230': 'sari sarisi',
    '#ee8a33': 'turuncu',
    '#c05f43': 'kiremit',
    '#e9826f': 'mercan',
    '#f3b394': 'seftali',
    '#cb2c37': 'kirmizi kirmizisi nar',
    '#7a1f33': 'bordo visne',
    '#e48bab': 'pembe',
    '#c98593': 'kurusu',
    '#eab9c0': 'pudra',
    '#b7a0dc': 'lila leylak',
    '#7c4a9c': 'mor',
    '#437fda': 'mavi mavisi gok',
    '#3565b8': 'cini indigo',
    '#24376b': 'lacivert gece',
    '#1f5a6b': 'petrol',
    '#9bcfc4': 'mint su',
    '#9db8a2': 'adacayi',
    '#3f9a59': 'yesil yesili',
    '#228a5c': 'zumrut',
    '#2f7a48': 'cam orman',
    '#7d7f4e': 'haki zeytin',
  }).flatMap(([colour, words]) => words.split(' ').map((word) => [word, colour] as const)),
)

/**
 * What a colour looks like that is named in Turkish, as `#rrggbb`; undefined where none is named. A shade says more than
 * its colour: `Gece Mavisi` is darker than `Mavi`.
 */
export function colourOf(name: string): string | undefined {
  const shade = searchKey(name)
    .split(' ')
    .find((word) => colours.has(word))
  return shade && colours.get(shade)
}

/** Whether the values of an attribute are colours: `Renk`, `Çerçeve Rengi`. */
export const namesColours = (attribute: string): boolean => /(^| )ren(k|gi)$/.test(searchKey(attribute))
