import { describe, expect, it } from 'vitest'
import { makeQueryVocabulary } from './make-query-vocabulary.ts'
import { makeSynonyms } from './synonyms.ts'
import { understandQuery } from './understand-query.ts'

const day = '2026-11-23'
const vocabulary = makeQueryVocabulary({
  stems: () => [],
  synonyms: makeSynonyms(
    [
      { terms: ['laptop', 'Dizüstü Bilgisayar'], kind: 'both', since: day, until: null },
      { terms: ['zürafa'], kind: 'one-way', from: 'uzun boyunlu', since: '2026-01-01', until: null },
    ],
    day,
  ),
  brands: [
    { slug: 'orkun', name: 'Orkun' },
    { slug: 'lg', name: 'Lg' },
  ],
  shops: [{ slug: 'ardic', name: 'Ardıç Durağı' }],
  choices: [
    { name: 'Renk', value: 'Siyah' },
    { name: 'Renk', value: 'Mat Siyah' },
    { name: 'Numara', value: '26' },
    { name: 'Beden', value: 'XXL' },
    { name: 'Beden', value: 'XS' },
    { name: 'Ağırlık', value: '1 kg' },
    { name: 'Konfor Isısı', value: '-10 °C' },
    { name: 'Konfor Isısı', value: '+10 °C' },
    { name: 'Yaş', value: '3-5 Yaş' },
    { name: 'Yaş Grubu', value: '7+' },
    { name: 'Yaş Grubu', value: '18 Ay+' },
    ...Array.from({ length: 60 }, (_, index) => ({ name: 'Renk', value: `${index} Mavi` })),
  ],
  inNames: () => false,
})
const understand = (text: string) => understandQuery(text, vocabulary)
const filters = (text: string) => understand(text).parts.map(({ filter }) => filter)
const words = (text: string) => understand(text).words.map(({ text: typed }) => typed)
const labels = (text: string) => understand(text).parts.map(({ label }) => label)

describe('the filters of a query', () => {
  it('is the brand, the shop and the category that it names', () => {
    expect(filters('orkun')).toEqual([{ kind: 'brand', slug: 'orkun' }])
    expect(filters('ardıç durağı')).toEqual([{ kind: 'shop', slug: 'ardic' }])
    expect(filters('laptop')).toEqual([{ kind: 'category', slugs: ['dizustu-bilgisayar'] }])
    expect(filters('dizüstü bilgisayar')).toEqual(filters('laptop'))
  })

  it('is not a category by an ambiguous last word, or by a part of a product', () => {
    expect(filters('ekran kartı')).toEqual([])
    expect(filters('hafıza kartı')).toEqual([{ kind: 'category', slugs: ['hafiza-karti'] }])
    expect(filters('televizyon')).toEqual([{ kind: 'category', slugs: ['led-televizyon', 'akilli-televizyon'] }])
  })

  it('is not a brand of two letters', () => expect(filters('lg')).toEqual([]))

  it('is all choices that a word says, under the word where they differ, forty at most', () => {
    expect(filters('siyah')).toEqual([
      {
        kind: 'choice',
        choices: [
          { name: 'Renk', value: 'Siyah' },
          { name: 'Renk', value: 'Mat Siyah' },
        ],
        words: ['siyah'],
      },
    ])
    expect(labels('siyah')).toEqual(['Renk: Siyah'])
    const [blue] = filters('mavi')
    expect(blue?.kind === 'choice' && blue.choices.length).toBe(40)
    expect(labels('büyük beden')).toEqual(['Beden: XXL'])
    expect(labels('küçük beden')).toEqual(['Beden: XS'])
  })

  it('is a weight in every spelling', () => {
    const [weight] = filters('1 kilo')
    expect(weight).toMatchObject({ kind: 'choice', choices: [{ name: 'Ağırlık', value: '1 kg' }] })
    expect(weight?.kind === 'choice' && weight.words).toEqual(
      expect.arrayContaining(['1 kilo', '1 kg', '1000 g', '1kg']),
    )
    expect(understand('7 kilo pirinç').words[0]?.forms).toEqual(expect.arrayContaining(['7 kilo', '7 kg', '7000 g']))
  })

  it('is a word with its synonyms, if it has any', () => {
    expect(understand('uzun boyunlu').words).toEqual([{ text: 'uzun boyunlu', forms: ['uzun boyunlu', 'zurafa'] }])
    expect(understand('zürafa').words).toEqual([{ text: 'zürafa', forms: ['zurafa'] }])
  })

  it('leaves out filler words, unless the query has no other words', () => {
    expect(words('zürafa ve fiyatları')).toEqual(['zürafa'])
    expect(words('ve fiyatları')).toEqual(['ve', 'fiyatları'])
  })

  it('is the last of two kinds, and none that the word behind it owns', () => {
    expect(filters('kulaklık laptop')).toEqual([{ kind: 'category', slugs: ['dizustu-bilgisayar'] }])
    expect(words('kulaklık laptop')).toEqual(['kulaklık'])
    expect(filters('laptop standı')).toEqual([])
    expect(filters('laptop zürafa')).toEqual(filters('laptop'))
  })

  it('is not a size if the number counts the next word', () => {
    expect(filters('26 jantlı')).toEqual([])
    expect(filters('26')).toMatchObject([{ kind: 'choice' }])
    expect(filters('26 orkun')).toMatchObject([{ kind: 'choice' }, { kind: 'brand' }])
  })

  it('is people on a thing, and plain words without one', () => {
    expect(filters('erkek')).toEqual([])
    for (const thing of ['laptop', 'orkun', 'ardıç durağı', 'siyah', 'zürafa'])
      expect(filters(`erkek ${thing}`)).toContainEqual(expect.objectContaining({ kind: 'people' }))
    expect(filters('erkek indirimli')).toEqual([{ kind: 'discount' }])
  })

  it('excludes the word after a minus or before “hariç”, and keeps the words before it', () => {
    expect(filters('orkun siyah hariç')).toEqual([
      { kind: 'brand', slug: 'orkun' },
      { kind: 'without', words: ['siyah'], choices: [] },
    ])
    expect(filters('ardıç -durağı')).toEqual([{ kind: 'without', words: ['duragi'], choices: [] }])
    expect(filters('ardıç durağı hariç')).toEqual([{ kind: 'without', words: ['duragi'], choices: [] }])
    expect(understand('zürafa -siyah').parts[0]).toMatchObject({
      text: '-siyah',
      without: { q: 'zürafa', literal: [] },
    })
    expect(understandQuery('zürafa hariç', vocabulary, ['zurafa haric']).parts).toEqual([])
  })

  it.each(['zürafa 1kg hariç', 'zürafa 1 kg hariç', 'zürafa -1kg', 'zürafa -1 kilo', 'zürafa 1000 gr olmayan'])(
    '%s is without a measure in every way to write it, and no word of it is looked for',
    (text) => {
      expect(words(text)).toEqual(['zürafa'])
      const [filter, ...others] = filters(text)
      expect(others).toEqual([])
      expect(filter).toMatchObject({ kind: 'without', choices: [{ name: 'Ağırlık', value: '1 kg' }] })
      expect(filter?.kind === 'without' && filter.words).toEqual(expect.arrayContaining(['1 kg', '1kg', '1000 g']))
    },
  )

  it('is a temperature below zero by its sign, and no other number', () => {
    const cold = { kind: 'choice', choices: [{ name: 'Konfor Isısı', value: '-10 °C' }], words: [] }
    expect(filters('zürafa -10')).toEqual([cold])
    expect(filters('-10 zürafa')).toEqual([cold])
    expect(filters('zürafa 10')).toEqual([])
    expect(filters('zürafa -10 kg')).toMatchObject([{ kind: 'without' }])
  })

  it.each([
    ['2 yaş', ['18 Ay+']],
    ['3 yaş', ['3-5 Yaş', '18 Ay+']],
    ['5 yaş', ['3-5 Yaş', '18 Ay+']],
    ['7 yaş', ['7+', '18 Ay+']],
    ['12 yaş', ['7+']],
  ])('is every range of ages that %s is within', (text, values) => {
    const [age] = filters(text)
    expect(age?.kind === 'choice' ? age.choices.map(({ value }) => value) : []).toEqual(values)
  })

  it.each(['13 yaş', '1 yaş'])('is no range of ages that ends before or begins after: %s', (text) =>
    expect(filters(text)).toEqual([]),
  )

  it('excludes a measure as typed, and keeps the numbers next to it', () => {
    expect(understand('zürafa 1 kg hariç').parts[0]).toMatchObject({
      text: '1 kg hariç',
      label: '1 kg hariç',
      without: { q: 'zürafa' },
    })
    expect(filters('26 -siyah')).toMatchObject([{ kind: 'choice' }, { kind: 'without', words: ['siyah'] }])
    expect(filters('1 -kg')).toMatchObject([{ kind: 'without', words: ['kg'], choices: [] }])
    // Signs alone are not names: every excluded word has to end in a letter.
    const [inches] = filters('-55 inç')
    expect(inches?.kind === 'without' && inches.words.filter((word) => !/[a-z]$/.test(word))).toEqual([])
  })
})

it('synonyms include the synonyms of their targets', () => {
  const row = (from: string, term: string) =>
    ({ terms: [term], kind: 'one-way', from, since: '2026-01-01', until: null }) as const
  const synonyms = makeSynonyms(
    [row('office chair', 'ofis koltuğu'), row('ofis koltuğu', 'ofis sandalyesi')],
    '2026-11-23',
  )
  expect(synonyms('office chair')).toEqual(['ofis koltugu', 'ofis sandalyesi'])
})

it.each([
  ['çanta 300 500 tl', { min: 30_000, max: 50_000 }],
  ['telefon 13 500 tl', { min: 40_000, max: 60_000 }],
])('reads two numbers as a range only where both are prices: %s', (query, price) =>
  expect(
    understandQuery(query, vocabulary).parts.flatMap(({ filter }) => (filter.kind === 'price' ? [filter.price] : [])),
  ).toEqual([price]),
)

it('a row of synonyms holds from its first day to the one before its last', () => {
  const on = (today: string) =>
    makeSynonyms([{ terms: ['çay', 'dem'], kind: 'both', since: '2026-03-01', until: '2026-04-01' }], today)('cay')
  expect(on('2026-02-28')).toBeUndefined()
  expect(on('2026-03-01')).toEqual(['dem'])
  expect(on('2026-03-31')).toEqual(['dem'])
  expect(on('2026-04-01')).toBeUndefined()
  const oneWay = makeSynonyms([{ terms: ['şeker!', '  '], kind: 'one-way', from: 'Bal', since: day, until: null }], day)
  expect([oneWay('bal'), oneWay('seker')]).toEqual([['seker'], undefined])
})
