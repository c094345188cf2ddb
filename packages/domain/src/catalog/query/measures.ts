/** Units by all their folded spellings, the one that shops write first. */
const unitSpellings: readonly (readonly string[])[] = [
  ['l', 'lt', 'litre', 'litrelik'],
  ['ml', 'mililitre'],
  ['cl', 'santilitre'],
  ['kg', 'kilo', 'kilogram', 'kiloluk'],
  ['g', 'gr', 'gram'],
  ['mg', 'miligram'],
  ['cm', 'santim', 'santimetre'],
  ['mm', 'milimetre'],
  ['m', 'mt', 'metre'],
  ['inc', 'inch', 'ekran', '"'],
  ['gb', 'gigabayt', 'gigabyte'],
  ['tb', 'terabayt', 'terabyte'],
  ['w', 'watt', 'vat'],
  ['v', 'volt'],
  ['mah', 'miliamper'],
  ['mp', 'megapiksel'],
  ['hz', 'hertz'],
  ['numara', 'no', 'num'],
  ['beden'],
  ['jant'],
  ['kisilik', 'kisi'],
  ['parca', 'parcali'],
  ['adet', 'tane', 'lu', 'li'],
  ['yas', 'yasinda'],
  ['ay', 'aylik'],
]
const spellingsOf = new Map(unitSpellings.flatMap((spellings) => spellings.map((unit) => [unit, spellings] as const)))

/** A folded number and its unit as shops write it (`5 lt` is `5 l`); undefined for anything else. */
export function measureKey(key: string): string | undefined {
  const [, number, unit = ''] = /^(\d+(?:[.,]\d+)?) ?(\p{L}+)$/u.exec(key) ?? []
  const spellings = spellingsOf.get(unit)
  return number === undefined || spellings === undefined ? undefined : `${number.replace('.', ',')} ${spellings[0]}`
}

/** A number with its unit in all spellings, with a space and without; the text itself if it is no measure. */
export function measureForms(key: string): readonly string[] {
  const [number = '', unit = ''] = (measureKey(key) ?? '').split(' ')
  const spellings = spellingsOf.get(unit) ?? []
  return [...new Set([key, ...spellings.flatMap((spelling) => [`${number} ${spelling}`, `${number}${spelling}`])])]
}
