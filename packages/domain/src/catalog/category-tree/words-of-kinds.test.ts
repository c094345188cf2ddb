import { expect, it } from 'vitest'
import { findCategory } from '../category-tree.ts'
import { meantByWords, wordsNearKinds, wordsOfKinds } from './words-of-kinds.ts'

it('mean categories that there are', () => {
  const slugs = [
    ...wordsOfKinds.flatMap(([, first, next = '']) => `${first} ${next}`.trim().split(' ')),
    ...wordsNearKinds.flatMap(([, leaves]) => leaves.split(' ')),
    ...Object.values(meantByWords).flat(),
  ]
  expect(slugs.filter((slug) => !findCategory(slug))).toEqual([])
})

it('stand in one row each', () => {
  const words = wordsOfKinds.flatMap(([row]) => row.split(' '))
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})
