import { placeLimits, placeLine } from '@market/domain'
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
  it.each([
    ['moda', ['Caferağa Mah, Kadıköy / İstanbul']],
    ['MODA KADIKOY', ['Caferağa Mah, Kadıköy / İstanbul']],
    ['kadik cafer', ['Caferağa Mah, Kadıköy / İstanbul']],
    ['caferağa mahallesi, kadıköy', ['Caferağa Mah, Kadıköy / İstanbul']],
    ['19 mayıs', ['19 Mayıs Mah, Kadıköy / İstanbul']],
    ['nilüfer bursa', ['Nilüfer / Bursa', 'Yeni Mah, Nilüfer / Bursa']],
    ['atlantis', []],
    ['kadıköy atlantis', []],
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
    for (const { also: _, ...place } of places) expect(find(placeLine(place))[0]).toEqual(place)
    const many = makePlaceFinder(Array.from({ length: 50 }, (_, index) => at('Bursa', 'Nilüfer', `Yeni ${index}`)))
    expect(many('yeni')).toHaveLength(placeLimits.atMost)
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.string({ unit: 'binary' })), (text) => {
        for (const place of find(text)) expect(places).toContainEqual(expect.objectContaining(place))
      }),
    )
    for (const text of longTexts) expect(find(text).length).toBeLessThanOrEqual(placeLimits.atMost)
  })
})
