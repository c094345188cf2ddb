import { placeLimits, placeLine } from '@market/domain/account'
import { hostileText, longTexts } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KnownPlace, makePlaceFinder } from './place-finder.ts'

const at = (city: string, district: string, neighborhood = '', also = ''): KnownPlace => ({
  city,
  district,
  neighborhood,
  also,
})
const places = [
  at('Çankırı', 'Merkez', 'Yeni Mah'),
  at('Çankırı', 'Merkez', 'Yeni Mah (kadıköy Köyü)'),
  at('Yalova', 'Merkez', 'Kadıköy Mah'),
  at('İstanbul', 'Kadıköy'),
  at('İstanbul', 'Kadıköy', 'Caferağa Mah', 'Moda'),
  at('İstanbul', 'Kadıköy', '19 Mayıs Mah'),
  at('Bursa', 'Nilüfer'),
  at('Bursa', 'Nilüfer', 'Yeni Mah'),
]
const find = makePlaceFinder(places)
const lines = (text: string) => find(text).map(placeLine)

describe('places by their words', () => {
  // Without the index, every place would search all names with these letters, which takes two hundred times as long.
  it('reads two letters that begin thirty thousand names as fast as it indexes them', () => {
    const letters = Array.from('abcdefghijklmnopqrstuvwxyzçş')
    const ends = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => one + two + three)))
    const alike = ends.flatMap((end) => [at('Konya', `Ka${end}`), at('Konya', 'Meram', `Ka${end}i Mah.`)])
    expect(alike.length).toBeGreaterThan(30_000)
    const begun = performance.now()
    const findAlike = makePlaceFinder(alike)
    const indexed = performance.now()
    expect(findAlike('Ka')).toHaveLength(placeLimits.atMost)
    expect(performance.now() - indexed).toBeLessThan(5 * (indexed - begun))
  })

  it.each([
    ['moda', ['Caferağa Mah, Kadıköy / İstanbul']],
    ['MODA KADIKOY', ['Caferağa Mah, Kadıköy / İstanbul']],
    ['Kadıköy Moda Caddesi 12', ['Kadıköy / İstanbul', 'Caferağa Mah, Kadıköy / İstanbul']],
    ['kadik cafer', ['Caferağa Mah, Kadıköy / İstanbul']],
    ['caferağa mahallesi, kadıköy', ['Caferağa Mah, Kadıköy / İstanbul']],
    ['19 mayıs', ['19 Mayıs Mah, Kadıköy / İstanbul']],
    ['nilüfer bursa', ['Nilüfer / Bursa', 'Yeni Mah, Nilüfer / Bursa']],
    ['19 Mayıs Mah. Deneme Sok. 5', ['19 Mayıs Mah, Kadıköy / İstanbul']],
    ['Kadıköy Caddesi 5', []],
    ['atlantis', []],
    ['mahallesi', []],
    ['k', []],
    ['', []],
  ])('%j is %j', (text, found) => expect(lines(text)).toEqual(found))

  it('puts whole words and districts first, large cities before small ones, villages last', () => {
    expect(lines('kadıköy')).toEqual([
      'Kadıköy / İstanbul',
      'Caferağa Mah, Kadıköy / İstanbul',
      '19 Mayıs Mah, Kadıköy / İstanbul',
      'Kadıköy Mah, Merkez / Yalova',
      'Yeni Mah (kadıköy Köyü), Merkez / Çankırı',
    ])
    expect(lines('yeni')[0]).toBe('Yeni Mah, Nilüfer / Bursa')
  })

  it('finds each place by its own line, and a few at most for anything', () => {
    for (const { also: _, ...place } of places) expect(find(placeLine(place))[0]).toMatchObject(place)
    const many = makePlaceFinder(Array.from({ length: 50 }, (_, index) => at('Bursa', 'Nilüfer', `Yeni ${index}`)))
    expect(many('yeni')).toHaveLength(placeLimits.atMost)
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.string({ unit: 'binary' })), (text) => {
        for (const { city, district, neighborhood } of find(text))
          expect(places).toContainEqual(expect.objectContaining({ city, district, neighborhood }))
      }),
    )
    for (const text of longTexts) expect(find(text).length).toBeLessThanOrEqual(placeLimits.atMost)
  })

  it.each([
    ['Kadıköy Moda Caddesi 12', 'Moda Caddesi 12', false],
    ['Moda Mah. 12/3', 'Moda Mah. 12/3', true],
    ['19 Mayıs Mah. Deneme Sok. No: 5 B Blok D: 3, Kadıköy/İstanbul', 'Deneme Sok. No: 5 B Blok D: 3', false],
    ['Deneme Sok. 5 PTT yanı Kadıköy Zemin Kat', 'Deneme Sok. 5 PTT yanı Kadıköy Zemin Kat', false],
    ['moda', '', true],
  ])('of %j the street is %j', (line, street, guessed) => expect(find(line)[0]).toMatchObject({ street, guessed }))

  it('takes the postal code of the place’s own province out of the street', () => {
    const [place] = makePlaceFinder([{ ...at('İstanbul', 'Kadıköy'), code: '34' }])('Deneme Sok. 5 34710 Kadıköy')
    expect(place).toMatchObject({ street: 'Deneme Sok. 5', zipCode: '34710' })
    const [other] = makePlaceFinder([{ ...at('İstanbul', 'Kadıköy'), code: '34' }])('34710 Sokak 5 Kadıköy')
    expect(other).toMatchObject({ street: '34710 Sokak 5', zipCode: '' })
  })

  it('keeps every word that names no place in the street', () => {
    const word = fc.constantFrom<string>(
      'Deneme',
      'Sok.',
      'No:',
      '12',
      'B',
      'Blok',
      'Daire',
      '3',
      'Zemin',
      'Kat',
      'PTT',
      'yanı',
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), fc.nat(8), (parts, position) => {
        const line = parts.toSpliced(position, 0, 'Nilüfer,', 'Bursa,').join(' ')
        const [place] = find(line)
        const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
        if (place) expect(wordsOf(place.street)).toEqual(expect.arrayContaining(parts.flatMap(wordsOf)))
      }),
    )
  })
})
