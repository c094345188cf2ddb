/** Last words of category names that do not identify the category by themselves, or that other categories share. */
export const emptyEnds: ReadonlySet<string> = new Set([
  'set',
  'seti',
  'takim',
  'takimi',
  'alet',
  'aleti',
  'aletleri',
  'cihazi',
  'malzemeleri',
  'aksesuar',
  'urunleri',
  'ekipmani',
  'market',
  'spor',
  'sporlar',
  'sporlari',
  'hobi',
  'anne',
  'bebek',
  'moda',
  'battaniye',
  'battaniyesi',
  'kart',
  'karti',
  'ortu',
  'ortus',
  'ortusu',
])
/** Words whose categories do not follow from the names of the tree. */
export const meantByWords: Readonly<Record<string, readonly string[]>> = {
  bilgisayar: ['dizustu-bilgisayar', 'masaustu-bilgisayar'],
  telefon: ['cep-telefonu'],
  kulaklik: ['kulaklik', 'kulak-ici-kulaklik'],
  kalem: ['kalem', 'kursun-kalem'],
  mont: ['kadin-mont', 'erkek-mont'],
  pantolon: ['kadin-pantolon', 'erkek-pantolon'],
  parfum: ['kadin-parfum', 'erkek-parfum'],
  kilif: ['telefon-kilifi'],
  altin: ['altin-taki'],
  gumus: ['gumus-taki'],
  // Folded, curling tongs are a table (`masa`).
  maşa: ['sac-duzlestirici-ve-masa'],
  'sac masasi': ['sac-duzlestirici-ve-masa'],
  'kuru boya': ['boya-seti'],
  'cocuk elbise': ['cocuk-giyim'],
  'kiz cocuk elbise': ['cocuk-giyim'],
  'cocuk mont': ['cocuk-giyim'],
  'cocuk pantolon': ['cocuk-giyim'],
  'erkek cocuk pantolon': ['cocuk-giyim'],
}

/** Categories whose products are for children, even if their names do not say so. */
export const kindsForChildren: ReadonlySet<string> = new Set(
  'oyuncak bebek-oyuncaklari okul-cantasi kalem-kutusu boya-seti cocuk-kitaplari cocuk-giyim cocuk-ayakkabisi'.split(
    ' ',
  ),
)
