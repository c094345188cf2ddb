import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { upperTr } from '../../text/turkish-case.ts'
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
    ['beş yüz liranın altında', 'En fazla 500 TL'],
    ['bin iki yüz elli lira altı', 'En fazla 1.250 TL'],
    ['üç yüz lira ile beş yüz lira arası', '300–500 TL'],
    ['yüz ile iki yüz tl arası', '100–200 TL'],
    ["500 TL'den ucuz", 'En fazla 500 TL'],
    ['en fazla 1.500 tl', 'En fazla 1.500 TL'],
    ['2 bin tl üstü', 'En az 2.000 TL'],
    ['1000-2000 tl', '1.000–2.000 TL'],
    ['2000 ile 1000 arası', '1.000–2.000 TL'],
    ['1000 TL', '800–1.200 TL'],
    ['1500 tl ye kadar', 'En fazla 1.500 TL'],
    ['ucuz', 'Önce en ucuz'],
    ['en ucuz', 'Önce en ucuz'],
    ['cheap', 'Önce en ucuz'],
    ['cheapest', 'Önce en ucuz'],
    ['best sellers', 'Önce çok satan'],
    ['indirimli', 'İndirimli'],
    ['coğrafi işaretli', 'Coğrafi işaretli'],
    ['coğrafi işareti olan', 'Coğrafi işaretli'],
    ['5 yıldızlı', '5 yıldızlı'],
    ['4 yıldız ve üzeri', '4 yıldızlı'],
    ['kargo bedava', 'Kargo Bedava'],
    ['yarın gelsin', 'Hızlı Teslimat'],
    ['42 numara', 'Numara: 42'],
    ['xl', 'Beden: XL'],
    ['büyük beden', 'Beden: XL'],
    ['anneler günü', 'Hediye: Anne'],
    ['128gb', 'Depolama: 128 GB'],
    ['5 lt', 'Hacim: 5 L'],
    ['erkek', 'Erkek'],
    ['kırmızı', 'Renk: Nar Kırmızısı'],
    ['orkun', 'Marka: Orkun'],
    ['ardıç durağı', 'Mağaza: Ardıç Durağı'],
    ['laptop', 'Dizüstü Bilgisayar'],
    ['lacivert', 'Renk: Gece Mavisi'],
    ['128 gb depolama', 'Depolama: 128 GB'],
    ['hediye', 'Hediye'],
    ['hediyesi', 'Hediye'],
    ['anneme doğum günü hediyesi', 'Hediye: Anne'],
    ['kayınvalideme hediye', 'Hediye: Anne'],
    ['babalar günü hediyesi', 'Hediye: Baba'],
    ['babalar günü', 'Hediye: Baba'],
    ['doğum günü hediyesi', 'Hediye'],
    ['anneme 8 mart hediyesi', 'Hediye: Anne'],
    ['8 mart kadınlar günü hediyesi', 'Hediye'],
    ['14 şubat hediyesi', 'Hediye'],
    ['sevgiliye alınacak hediye', 'Hediye: Sevgili'],
    ['kız arkadaşıma hediye', 'Hediye: Sevgili'],
    ['oğluma hediye', 'Hediye: Çocuk'],
    ['çocuğum', 'Çocuk'],
    ['çocuğumuza', 'Çocuk'],
    ['kedime hediye', 'Hediye: Evcil hayvan'],
    ['hediye fikirleri', 'Hediye'],
    ['-kılıf', 'kılıf hariç'],
    ['kılıf hariç', 'kılıf hariç'],
  ])('says %s', (text, label) => {
    expect(labels(`bişey ${text}`)).toEqual([label])
    expect(words(`bişey ${text}`)).toEqual(['bişey'])
  })

  it.each([
    'kırmızı mercimek',
    'fındık',
    'iki yüz',
    '1000 parça puzzle',
    "12'li",
    '2+1',
    'erkek',
    'hediye paketi',
    '42 jantlı',
  ])('%s stays words', (text) => {
    expect(labels(text)).toEqual([])
  })
})

/** Queries of the words above in any order, so that many parts meet. */
const anyQuery = fc
  .array(
    fc.constantFrom(
      ...'kırmızı elbise laptop orkun xl 42 numara 500 tl altı anneme hediye erkek ucuz indirimli -kılıf telefon hariç 128gb bebek'.split(
        ' ',
      ),
    ),
    { maxLength: 7 },
  )
  .map((typed) => typed.join(' '))

describe('a chip', () => {
  it('is not read again after it is removed, and the other chips stay', () => {
    fc.assert(
      fc.property(anyQuery, (text) => {
        for (const part of understand(text).parts) {
          const { q, literal } = part.without
          const left = understandQuery(q, vocabulary, literal)
          const same = ({ text: typed, label }: typeof part) => typed === part.text && label === part.label
          expect(left.parts.filter(same).length).toBeLessThan(understand(text).parts.filter(same).length)
        }
      }),
    )
  })

  it('excludes one thing with all excluding words behind it, so that none of them is left to exclude another', () => {
    const part = understand('telefon kılıf hariç hariç').parts.find(({ label }) => label.endsWith('hariç'))
    expect(part).toMatchObject({ text: 'kılıf hariç hariç', label: 'kılıf hariç', without: { q: 'telefon' } })
  })

  it('gives the query without it: a wish is removed from the text, a name is searched as text', () => {
    fc.assert(
      fc.property(anyQuery, (text) => {
        for (const { text: typed, words: said, without } of understand(text).parts) {
          const letters = (q: string) => q.replaceAll(/\s/g, '').length
          if (said.length > 0) expect(without.q).toBe(text)
          else expect(letters(without.q)).toBe(letters(text) - letters(typed))
        }
      }),
    )
  })

  it('contains the part of the text that it names, in order', () => {
    fc.assert(
      fc.property(fc.oneof(anyQuery, fc.string({ maxLength: 60 })), (text) => {
        let from = 0
        for (const { text: typed, label } of understand(text).parts) {
          expect(label).not.toBe('')
          expect(text.indexOf(typed, from)).toBeGreaterThanOrEqual(from)
          from = text.indexOf(typed, from) + typed.length
        }
      }),
    )
  })

  it('is the same on each reading, in upper and lower case', () => {
    fc.assert(
      fc.property(anyQuery, (text) => {
        expect(understand(text)).toEqual(understand(text))
        const upper = understand(upperTr(text))
        expect(upper.words).toEqual(understand(text).words)
        expect(upper.parts.map(({ filter }) => filter)).toEqual(understand(text).parts.map(({ filter }) => filter))
      }),
    )
  })

  it('of an exclusion removes one thing, at any position', () => {
    fc.assert(
      fc.property(
        anyQuery,
        fc.constantFrom('-kılıf', 'zebra hariç', '-siyah', '-128gb', '5 lt hariç'),
        (text, exclusion) => {
          const { parts } = understand(`${text} ${exclusion}`)
          const last = parts.at(-1)
          expect(last?.filter.kind).toBe('without')
          expect(last?.without.q.trim()).toBe(text.trim())
        },
      ),
    )
  })

  it('is partly a category where the words are but the end of one name', () => {
    const kinds = (text: string) => understand(text).parts.map(({ filter }) => filter)
    expect(kinds('hediye kutusu')).toEqual([{ kind: 'category', slugs: ['kalem-kutusu'], partly: true }])
    expect(kinds('kalem kutusu')).toEqual([{ kind: 'category', slugs: ['kalem-kutusu'] }])
    // Many category names end in this word, so it means one of them whatever precedes it.
    expect(kinds('tavan lambası')).toEqual([expect.not.objectContaining({ partly: true })])
    expect(kinds('kılıf')).toEqual([{ kind: 'category', slugs: ['telefon-kilifi'] }])
  })

  it('can be removed until only words are left, within a limited number of steps', () => {
    fc.assert(
      fc.property(anyQuery, (text) => {
        let asked = { q: text, literal: [] as readonly string[] }
        for (let step = 0; step <= 2 * text.length; step += 1) {
          const [part] = understandQuery(asked.q, vocabulary, asked.literal).parts
          if (!part) return
          asked = part.without
        }
        expect.unreachable(text)
      }),
    )
  })
})
