import { searchKey } from '@market/domain/text'
import { expect, test } from 'vitest'
import { kindsNearWords, namesOfNear } from './kind-rows.ts'
import { isNearTerm, nearKinds, nearNames } from './near-kinds.ts'

test('a term is in one row, however it is spelled', () => {
  const keys = kindsNearWords().flatMap(({ words }) => words.map(searchKey))
  expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([])
})

test('only a word for what is not sold has the names of what is near', () => {
  const near = new Set(kindsNearWords().flatMap(({ words }) => words))
  expect(namesOfNear().flatMap(({ words }) => words.filter((word) => !near.has(word)))).toEqual([])
  expect(nearNames('levis')).toEqual(['kot pantolon'])
})

test('a term as typed comes before its stems', () => {
  expect(nearKinds('sprey şişe')).toEqual(['saklama-kabi', 'mutfak-gerecleri'])
  expect(nearKinds('sprey şişesi')).toEqual(['sulama-ekipmani'])
})

test('a term of several words is near as a whole', () => {
  expect(isNearTerm(searchKey('kaleci eldiveni'))).toBe(true)
  expect(nearKinds('kaleci eldiveni')).toEqual(['futbol-topu'])
  expect(nearKinds('eldiveni')).toEqual([])
})

test('a term of several words is near with a possessive ending that its row does not have', () => {
  expect(isNearTerm(searchKey('bagaj organizeri'))).toBe(true)
  expect(nearKinds('bagaj organizeri')).toEqual(nearKinds('bagaj organizer'))
})
