/** Units with all their folded spellings, the most usual first. */
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
  ['inc', 'inch', 'ekran'],
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
  ['yas', 'yasinda', 'yasindaki', 'yasina', 'yaslik'],
  ['ay', 'aylik'],
]
const spellingsOf = new Map(unitSpellings.flatMap((spellings) => spellings.map((unit) => [unit, spellings] as const)))
/** Units of one quantity, each with how many of the smallest it is. */
const quantities: readonly Readonly<Record<string, number>>[] = [
  { g: 1, kg: 1000 },
  { ml: 1, cl: 10, l: 1000 },
  { cm: 1, m: 100 },
  { gb: 1, tb: 1000 },
]

interface Measure {
  /** Amount in the smallest unit of its quantity. */
  readonly amount: number
  /** Units in which it may be written, each with how many of the smallest it is. */
  readonly units: Readonly<Record<string, number>>
}

/** Folded words for numbers: `iki kişilik`, and `çift kişilik` of bedding. */
const numberWords: ReadonlyMap<string, string> = new Map([
  ...'iki uc dort bes alti yedi sekiz dokuz on'.split(' ').map((word, index) => [word, String(index + 2)] as const),
  ['tek', '1'],
  ['cift', '2'],
])
const bedSizes: ReadonlyMap<string, string> = new Map([
  ['1 kisilik', 'tek kisilik'],
  ['2 kisilik', 'cift kisilik'],
])

function readMeasure(key: string): Measure | undefined {
  const [, counted = '', typed = ''] = /^(\d+(?:[.,]\d+)*|[a-z]+(?= )) ?(\p{L}+)$/u.exec(key) ?? []
  const number = numberWords.get(counted) ?? counted
  if (!/^\d/.test(number)) return undefined
  const unit = spellingsOf.get(typed)?.[0]
  if (unit === undefined) return undefined
  const units = quantities.find((quantity) => Object.hasOwn(quantity, unit)) ?? { [unit]: 1 }
  // `1.000 g` has a thousand grams, `1.5 l` one litre and a half.
  const plain = /^\d{1,3}(?:\.\d{3})+$/.test(number) ? number.replaceAll('.', '') : number.replace(',', '.')
  // Shops name a television in inches, shoppers its `140 ekran` in centimetres.
  const count = typed === 'ekran' && Number(plain) > 70 ? Math.round(Number(plain) / 2.54) : Number(plain)
  const amount = count * (units[unit] ?? 1)
  return Number.isFinite(amount) ? { amount: rounded(amount), units } : undefined
}
const rounded = (amount: number) => Math.round(amount * 1000) / 1000

/** One key for all equal measures: `1 kilo` and `1.000 gr` are both `1000 g`; undefined for anything else. */
export function measureKey(key: string): string | undefined {
  const measure = readMeasure(key)
  return measure && `${String(measure.amount).replace('.', ',')} ${Object.keys(measure.units)[0]}`
}

/**
 * All spellings of a number with its unit, in equal units too, with and without a space; the text itself if it is not a
 * measure.
 */
export function measureForms(key: string): readonly string[] {
  const { amount, units } = readMeasure(key) ?? { amount: 0, units: {} }
  const forms = Object.entries(units).flatMap(([unit, many]) => {
    const count = rounded(amount / many)
    // Half a kilo is a usual spelling; a hundredth of a litre is not.
    if (count < 0.1) return []
    const number = String(count).replace('.', ',')
    return (spellingsOf.get(unit) ?? []).flatMap((spelling) => [`${number} ${spelling}`, `${number}${spelling}`])
  })
  return [...new Set([key, ...forms, ...forms.flatMap((form) => bedSizes.get(form) ?? [])])]
}
