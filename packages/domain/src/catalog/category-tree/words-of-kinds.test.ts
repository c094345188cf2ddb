import { expect, it } from 'vitest'
import { findCategory } from '../category-tree.ts'
import { kindsForChildren, meantByWords } from './words-of-kinds.ts'

it('mean categories that there are', () => {
  const slugs = [...Object.values(meantByWords).flat(), ...kindsForChildren]
  expect(slugs.filter((slug) => !findCategory(slug))).toEqual([])
})
