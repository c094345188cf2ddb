import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitPlace } from './split-place.ts'

describe('an address line', () => {
  it.each([
    ['moda', '', 'moda'],
    ['Moda Cad. 12/3 Kadıköy', 'Moda Cad. 12/3', 'Kadıköy'],
    ['Moda Cad. No: 12, D: 3, Kadıköy, İstanbul', 'Moda Cad. No: 12, D: 3', 'Kadıköy İstanbul'],
    ['Moda Cad. 12/3', 'Moda Cad. 12/3', ''],
    ['', '', ''],
  ])('%j is the street %j in %j', (line, street, place) => expect(splitPlace(line)).toEqual({ street, place }))

  it('keeps every word, and a street stays one', () =>
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.string({ unit: 'binary' })), (line) => {
        const { street, place } = splitPlace(line)
        const words = line.split(/[\s,]+/u).filter(Boolean)
        const kept = [...street.split(/[\s,]+/u), ...place.split(' ')].filter(Boolean)
        expect(kept).toEqual(words)
        expect(splitPlace(street)).toEqual({ street, place: '' })
      }),
    ))
})
