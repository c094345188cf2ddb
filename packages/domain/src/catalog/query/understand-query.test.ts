import { describe, expect, it } from 'vitest'
import { makeQueryVocabulary } from './make-query-vocabulary.ts'
import { makeSynonyms } from './synonyms.ts'
import { understandQuery } from './understand-query.ts'

const row = (...terms: readonly string[]) => ({ terms, kind: 'both', since: '2026-01-01', until: null }) as const
const vocabulary = makeQueryVocabulary({
  stems: (word) => [word.replace(/(?:l[ae]r)?(?:[ıiuü])?$/, '')].filter((stem) => stem !== word && stem.length > 2),
  synonyms: makeSynonyms([row('laptop', 'dizüstü bilgisayar'), row('kırmızı mercimek')], '2026-11-23'),
  brands: [
    { slug: 'orkun', name: 'Orkun' },
    { slug: 'findik', name: 'Fındık' },
  ],
  shops: [{ slug: 'ardic-duragi', name: 'Ardıç Durağı' }],
  choices: [
    { name: 'Renk', value: 'Nar Kırmızısı' },
    { name: 'Renk', value: 'Gece Mavisi' },
    { name: 'Beden', value: 'XL' },
    { name: 'Numara', value: '42' },
    { name: 'Depolama', value: '128 GB' },
    { name: 'Hacim', value: '5 L' },
  ],
  inNames: (word) => word === 'findik',
})
const understand = (text: string, literal: readonly string[] = []) => understandQuery(text, vocabulary, literal)
const labels = (text: string) => understand(text).parts.map(({ label }) => label)
const words = (text: string) => understand(text).words.map((word) => word.text)

describe('a query', () => {
  it.each([
    ['500 tl altı', 'En fazla 500 TL'],
    ["altı 500 tl'nin", 'En fazla 500 TL'],
    ['500 liranın altında', 'En fazla 500 TL'],
    ['500₺ altı', 'En fazla 500 TL'],
    ["500 TL'den ucuz", 'En fazla 500 TL'],
    ['en fazla 1.500 tl', 'En fazla 1.500 TL'],
    ['2 bin tl üstü', 'En az 2.000 TL'],
    ['1000-2000 tl', '1.000–2.000 TL'],
    ['2000 ile 1000 arası', '1.000–2.000 TL'],
    ['1000 TL', '800–1.200 TL'],
    ['ucuz', 'Önce en ucuz'],
    ['en ucuz', 'Önce en ucuz'],
    ['indirimli', 'İndirimli'],
    ['kargo bedava', 'Kargo Bedava'],
    ['yarın gelsin', 'Hızlı Teslimat'],
    ['42 numara', 'Numara: 42'],
    ['xl', 'Beden: XL'],
    ['128gb', 'Depolama: 128 GB'],
    ['5 lt', 'Hacim: 5 L'],
    ['erkek', 'Erkek'],
    ['kırmızı', 'Renk: Nar Kırmızısı'],
    ['orkun', 'Marka: Orkun'],
    ['ardıç durağı', 'Mağaza: Ardıç Durağı'],
    ['laptop', 'Dizüstü Bilgisayar'],
    ['-kılıf', 'kılıf hariç'],
    ['kılıf hariç', 'kılıf hariç'],
  ])('says %s', (text, label) => {
    expect(labels(`bişey ${text}`)).toEqual([label])
    expect(words(`bişey ${text}`)).toEqual(['bişey'])
  })

  it.each(['kırmızı mercimek', 'fındık', '1000 parça puzzle', "12'li", '2+1', 'erkek'])('%s stays words', (text) => {
    expect(labels(text)).toEqual([])
  })
})
