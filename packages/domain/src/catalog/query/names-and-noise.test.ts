import { describe, expect, it } from 'vitest'
import { findCategory } from '../category-tree.ts'
import { makeQueryVocabulary, type ShopWords } from './make-query-vocabulary.ts'
import { asksQuestion } from './noise-words.ts'
import { makeSynonyms } from './synonyms.ts'
import { understandQuery } from './understand-query.ts'

const shopWords: ShopWords = {
  stems: (word) => (word === 'masası' || word === 'masalı' ? ['masa'] : []),
  synonyms: makeSynonyms([], '2026-11-23'),
  brands: ['Orkun', 'Mor Zürafa', 'Mor İndirim', 'İyi'].map((name) => ({ slug: name, name })),
  shops: [],
  choices: [
    { name: 'Depolama', value: '16 GB' },
    { name: 'Bellek', value: '16 GB' },
    { name: 'Numara', value: '26' },
    { name: 'Beden', value: 'W32' },
  ],
  inNames: () => false,
}
const vocabulary = makeQueryVocabulary(shopWords)
const understand = (text: string, literal: readonly string[] = []) => understandQuery(text, vocabulary, literal)
const kinds = (text: string) => understand(text).parts.map(({ filter }) => filter.kind)
const slugs = (text: string) => understand(text).parts.flatMap(({ filter }) => ('slugs' in filter ? filter.slugs : []))

describe('a name in a query', () => {
  it('of one word that things are called by is a word; of two words it is the brand', () => {
    const often = makeQueryVocabulary({ ...shopWords, inNames: () => true })
    expect(understandQuery('orkun', often).parts).toEqual([])
    expect(understandQuery('mor zürafa', often).parts).toMatchObject([
      { filter: { kind: 'brand', slug: 'Mor Zürafa' } },
    ])
  })

  it('is a brand even if its word is left out elsewhere', () => {
    expect(kinds('iyi elma')).toEqual(['brand'])
    expect(understand('kaliteli elma').words.map(({ text }) => text)).toEqual(['elma'])
  })

  it('ends where an offer begins', () => expect(kinds('mor indirim')).toEqual(['discount']))

  it('is that of the thing itself, by its stem, before the end of another one’s', () => {
    expect(slugs('masa')).not.toEqual([])
    expect(slugs('masası')).toEqual(slugs('masa'))
  })

  it('of a kind is but a word before the thing that it is for, and the kind before what describes it', () => {
    expect(kinds('kulaklık standı')).toEqual([])
    expect(kinds('kulaklık kablosuz')).toEqual(['category'])
  })

  it.each([
    ['salıncak bahçe', 'salincak-ve-kaydirak'],
    ['bahçe salıncak', 'salincak-ve-kaydirak'],
    ['bahçe', 'bahce'],
  ])('of a product comes before that of a department: %s', (query, slug) => expect(slugs(query)).toEqual([slug]))

  it('of a place that the product is for is a word', () => {
    expect(slugs('zürafa masa için')).toEqual([])
    expect(slugs('masa için zürafa')).toEqual([])
    expect(slugs('masa için')).toEqual(['masa'])
    expect(slugs('bahçe için zürafa')).toEqual([])
  })

  it('of several words comes before a term that ends within it', () => {
    const { synonyms } = makeQueryVocabulary({
      ...shopWords,
      synonyms: (key) => (key === 'zurafa oyun' ? [] : undefined),
    })
    expect(understandQuery('zürafa oyun kolu', { ...vocabulary, synonyms }).parts).toMatchObject([
      { filter: { kind: 'category', slugs: ['oyun-kolu'] } },
    ])
  })

  it('is not divided by a term that ends within it', () => {
    const terms = new Set(['zurafa oyun', 'oyun aslan'])
    const { synonyms } = makeQueryVocabulary({ ...shopWords, synonyms: (key) => (terms.has(key) ? [] : undefined) })
    expect(understandQuery('zürafa oyun aslan', { ...vocabulary, synonyms }).words.map(({ text }) => text)).toEqual([
      'zürafa',
      'oyun aslan',
    ])
  })

  it.each(['sırt çantası tablet bölmeli', 'sırt çantası masalı', 'bölmeli sırt çantası'])(
    'of a kind that only describes another one is a word: %s',
    (query) => expect(slugs(query)).toEqual(['sirt-cantasi']),
  )

  it.each([
    ['tost makinesi çıkarılabilir plak', 'tost-makinesi'],
    ['yatak odası masa lambası mum', 'masa-lambasi'],
    ['spor ayakkabı masası', 'masa'],
    ['telefon kılıfı cüzdan', 'telefon-kilifi'],
    ['kol saati kılıf', 'telefon-kilifi'],
    ['mum masa lambası', 'masa-lambasi'],
  ])('of several words is the thing before one word behind it, unless that ends the compound: %s', (query, slug) =>
    expect(slugs(query)).toEqual([slug]),
  )

  it('is a colour behind a kind that has colours, though things are called so', () => {
    const coloured = makeQueryVocabulary({ ...shopWords, choices: [{ name: 'Renk', value: 'Kahve' }] })
    const meant = (text: string) => understandQuery(text, coloured).parts.map(({ label }) => label)
    expect(meant('elbise kahve')).toEqual(['Elbise', 'Renk: Kahve'])
    for (const query of ['kahve elbise', 'kahve', 'süt kahve']) expect(meant(query)).not.toContain('Renk: Kahve')
  })

  it('of a toy is a toy, whatever it is made after', () => {
    expect(slugs('oyuncak mutfak')).toEqual(['oyuncak'])
    expect(slugs('mutfak oyuncak')).toEqual(['oyuncak'])
    expect(slugs('oyuncak kalem kutusu')).toEqual(['kalem-kutusu'])
  })

  it('of a thing for another is that of both together, where the shop knows it', () => {
    const stems = (word: string) => (word === 'sampuani' ? ['sampuan'] : [])
    const read = (text: string) => understandQuery(text, makeQueryVocabulary({ ...shopWords, stems })).parts
    expect(read('bebek için şampuan')).toMatchObject([
      { text: 'bebek için şampuan', filter: { kind: 'category', slugs: ['bebek-sampuani'] } },
    ])
    expect(read('zürafa için şampuan')).toMatchObject([{ text: 'şampuan', filter: { slugs: ['sampuan'] } }])
  })

  it('of a kind is meant beside adjectives, if it is the only one', () =>
    expect(slugs('tablet bölmeli')).toEqual(['tablet']))
})

describe('people in a query', () => {
  const others = (text: string) =>
    understand(text).parts.flatMap(({ filter }) => (filter.kind === 'people' ? filter.others : []))

  it.each(['erkek elma', 'kadın elma'])('are adults, unless it says otherwise: %s', (query) =>
    expect(others(query)).toEqual(expect.arrayContaining(['cocuk', 'bebek'])),
  )

  it.each(['bebek zıbını erkek', 'elma 3 yaş erkek', 'erkek çocuğum elma'])(
    'are children beside a word for a child: %s',
    (query) => expect(others(query)).not.toContain('cocuk'),
  )
})

it('excludes the stem of an unwanted word, too', () =>
  expect(understand('elma -masası').parts).toMatchObject([
    { filter: { kind: 'without', words: ['masasi', 'masa'], choices: [] } },
  ]))

it('excludes the noun of an unwanted adjective, too', () =>
  expect(understand('elma pamuklu olmayan').parts).toMatchObject([
    { label: 'pamuklu hariç', filter: { kind: 'without', words: ['pamuklu', 'pamuk'] } },
  ]))

it.each(['1 yaş hediye', 'doğum günü hediyesi kız 8 ay', '9 aylık oğluma hediye'])(
  'reads a present for a child of one year as one for a baby: %s',
  (query) => expect(understand(query).parts).toMatchObject([{ filter: { kind: 'gift', receiver: 'Bebek' } }]),
)

it('reads a kind by its Turkish letters before another one that is alike without them', () => {
  expect(slugs('maşa')).toEqual(['sac-duzlestirici-ve-masa'])
  expect(slugs('masa')).toEqual(['masa'])
})

it.each([
  ['hangi perde alınır', 'perde'],
  ['nasıl elma seçmeli', 'elma'],
])('reads a question as the product that it asks for: %s', (query, thing) => {
  const { words, parts } = understand(query)
  expect([...words.map(({ text }) => text), ...parts.map(({ text }) => text)]).toEqual([thing])
})

it('excludes people named with “değil”', () =>
  expect(understand('elma erkek değil').parts).toMatchObject([
    { label: 'erkek hariç', filter: { kind: 'without', words: ['erkek', 'bay'] } },
  ]))

describe('a measure in a query', () => {
  it('has each of its spellings once', () => {
    const forms = understand('zürafa 9 hz').words.flatMap((word) => word.forms)
    expect(forms).toContain('9hz')
    expect(new Set(forms).size).toBe(forms.length)
  })

  it('is shown without a property’s name if several properties have it', () =>
    expect(understand('16 gb').parts.map(({ label }) => label)).toEqual(['16 GB']))

  it('counts the word behind it only as a bare number', () => {
    expect(kinds('26 zürafa')).toEqual([])
    expect(kinds('26 numara zürafa')).toEqual(['choice'])
    expect(kinds('w32 zürafa')).toEqual(['choice'])
  })
})

describe('an offer in a query', () => {
  it('is removed from the text when the shopper removes it', () =>
    expect(understand('zürafa ucuz').parts[0]?.without).toEqual({ q: 'zürafa', literal: [] }))

  it('is searched as a word if the address says so', () => {
    expect(understand('zürafa ucuz', ['ucuz']).parts).toEqual([])
    expect(understand('zürafa ucuz', ['ucuz']).words.map(({ text }) => text)).toEqual(['zürafa', 'ucuz'])
  })

  it('of presents keeps whom they are for', () => expect(kinds('erkek hediye')).toEqual(['people', 'gift']))
})

describe('relatives in a query', () => {
  const people = (text: string) =>
    understand(text).parts.flatMap(({ filter }) => (filter.kind === 'people' ? [filter] : []))

  it.each([
    ['annem için masa', 'kadin'],
    ['anneanneme masa', 'kadin'],
    ['babama masa', 'erkek'],
    ['dedeme masa', 'erkek'],
    ['kızıma masa', 'kiz'],
    ['oğluma masa', 'erkek cocuk'],
  ])('are people that a thing is for: %s', (query, word) =>
    expect(people(query)).toMatchObject([{ words: expect.arrayContaining([word]), only: false }]),
  )

  it('are not meant by an evening dress', () => expect(people('abiye masa')).toEqual([]))

  it('do not describe the product if it can be for anyone', () =>
    expect(understand('eşime zürafa').words.map(({ text }) => text)).toEqual(['zürafa']))
})

it('does not restrict a toy to the named child', () => {
  const only = (text: string) =>
    understand(text).parts.flatMap(({ filter }) => (filter.kind === 'people' ? filter.only : []))
  expect(only('kız çocuk oyuncak')).toEqual([false])
  expect(only('kız çocuk masa')).toEqual([true])
})

it('leaves out what “içermeyen” names', () =>
  expect(understand('yün içermeyen elma').parts).toMatchObject([{ label: 'yün hariç', filter: { kind: 'without' } }]))

describe('a vocabulary', () => {
  const words = makeQueryVocabulary({
    ...shopWords,
    terms: ['elektrikli süpürge', 'elektrikli süpürge torbası'],
    choices: ['5 kg', '7,5 kg', '20 kg', '200x290 cm', '160x230 cm'].map((value) => ({ name: 'Ölçü', value })),
  })

  it('completes the name of a kind, the shortest first', () => {
    expect(words.begun('elektrikli sup')).toEqual(['elektrikli süpürge', 'elektrikli süpürge torbası'])
    expect(words.begun('elektrikli supurge torbasi')).toEqual([])
  })

  it('knows the sizes next to one that is not sold', () => {
    const near = (key: string, factor: number) => words.nearSizes(key, factor).map(({ value }) => value)
    expect(near('6 kg', 1.3)).toEqual(['5 kg', '7,5 kg'])
    expect(near('10 kg', 2)).toEqual(['5 kg', '7,5 kg', '20 kg'])
    expect(near('200x300', 1.1)).toEqual(['200x290 cm'])
    expect(near('zürafa', 2)).toEqual([])
  })
})

describe('what shoppers tell around a product', () => {
  const said = (text: string) => understand(text).words.map(({ text: word }) => word)

  it.each([
    ['elma döküyor ne alayım', ['elma']],
    ['diş çıkarken elma iyi gelir mi', ['diş', 'elma']],
    ['daha iyi elma hangisi', ['elma']],
    ['yağmurda giyilecek elma', ['yağmurda', 'elma']],
    ['kulağa takılacak elma', ['kulağa', 'elma']],
  ])('leaves out verbs and filler words: %s', (query, words) => expect(said(query)).toEqual(words))

  it('keeps a verb that has synonyms', () => {
    const sporty = makeQueryVocabulary({
      ...shopWords,
      synonyms: makeSynonyms(
        [{ terms: ['spor'], kind: 'one-way', from: 'koşarken', since: '2026-01-01', until: null }],
        '2026-11-23',
      ),
    })
    expect(understandQuery('koşarken takılacak elma', sporty).words).toMatchObject([
      { forms: ['kosarken', 'spor'] },
      { text: 'elma' },
    ])
  })

  it('asks a question by its question word', () => {
    expect(['hangi elma', 'elma iyi mi', 'Elma NASIL seçilir?'].map(asksQuestion)).toEqual([true, true, true])
    expect(['elma', 'mi band', 'nesil elma'].map(asksQuestion)).toEqual([false, true, false])
  })

  it.each(['anneme ne alsam', 'anneme ne alabilirim', 'anneme hediye'])('asks for a present: %s', (query) =>
    expect(understand(query).parts).toMatchObject([{ filter: { kind: 'gift', receiver: 'Anne' } }]),
  )

  it.each(['yeni eve ne götürülür', 'eve ne hediye edilir', 'yeni ev hediyesi'])(
    'asks for a present for a home: %s',
    (query) => expect(understand(query).parts).toMatchObject([{ filter: { kind: 'gift', receiver: 'Ev' } }]),
  )

  it.each([
    ['kışın ne giyilir', 'giyim-aksesuar'],
    ['kahvaltıda ne yenir', 'supermarket'],
    ['yazın ne içmeli', 'icecek'],
    ['akşama ne pişirsem', 'supermarket'],
    ['tatilde ne okunur', 'kitap'],
    ['evde neler oynayalım', 'oyuncak'],
  ])('asks for a department by its verb: %s', (query, slug) =>
    expect(understand(query).parts).toMatchObject([
      { label: findCategory(slug)?.name, filter: { kind: 'category', slugs: [slug] } },
    ]),
  )

  it('asks for no department where the verb describes a thing', () => expect(kinds('giyilir zürafa')).toEqual([]))

  it.each(['anneme masa', 'babama masa', 'eşime masa', 'kocama masa', 'kız arkadaşıma masa'])(
    'excludes what is for children from a present for an adult: %s',
    (query) => {
      const people = understand(query).parts.flatMap(({ filter }) => (filter.kind === 'people' ? [filter] : []))
      expect(people).toMatchObject([{ others: expect.arrayContaining(['cocuk', 'okul']), only: false }])
    },
  )

  it('does not exclude toys that an adult is to get', () =>
    expect(
      understand('eşime oyuncak').parts.flatMap(({ filter }) => (filter.kind === 'people' ? filter.others : [])),
    ).toEqual([]))

  it('reads a price with a word for about', () =>
    expect(understand('500 lira civarı elma').words.map(({ text }) => text)).toEqual(['elma']))

  it('reads a compound without the ending of its last word', () => {
    const { synonyms } = makeQueryVocabulary({
      ...shopWords,
      synonyms: makeSynonyms(
        [{ terms: ['mor elma'], kind: 'one-way', from: 'zürafa koltuğu', since: '2026-01-01', until: null }],
        '2026-11-23',
      ),
    })
    expect(synonyms('zurafa koltuk')).toEqual(['zurafa koltugu', 'mor elma'])
    expect(synonyms('zurafa masa')).toBeUndefined()
  })

  it('names no kind by a word that only ends the name of one: spor', () => expect(kinds('spor')).toEqual([]))
})
