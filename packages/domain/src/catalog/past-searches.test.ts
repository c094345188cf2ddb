import { memoryExpiringStore, setClock } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pastSearches } from './past-searches.ts'

const fresh = () => pastSearches(memoryExpiringStore(setClock()))

describe('past searches', () => {
  it('are the newest eight, each once in any spelling', () => {
    const searches = fresh()
    for (const text of ['çay', '  kırmızı   elbise ', 'ÇAY', 'k', '']) searches.add(text)
    expect(searches.read()).toEqual(['ÇAY', 'kırmızı elbise'])
    for (const number of Array(9).keys()) searches.add(`bardak ${number}`)
    expect([searches.read().length, searches.read()[0]]).toEqual([8, 'bardak 8'])
  })

  it('are empty after they are cleared', () => {
    const searches = fresh()
    searches.add('çay')
    searches.clear()
    expect(searches.read()).toEqual([])
  })

  it('are at most eight, never too short and never repeated, for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        const searches = fresh()
        for (const text of texts) searches.add(text)
        const found = searches.read()
        expect(found.length).toBeLessThanOrEqual(8)
        expect(found.every((text) => text.length > 1 && text === text.trim())).toBe(true)
        expect(new Set(found).size).toBe(found.length)
      }),
    )
  })
})
