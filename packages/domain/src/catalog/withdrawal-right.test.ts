import { expect, it } from 'vitest'
import { findCategory, pathTo } from './category-tree.ts'
import { withdrawalExceptions } from './withdrawal-exceptions.ts'
import { withdrawalRight } from './withdrawal-right.ts'

const rightOf = (leaf: string) => withdrawalRight(pathTo(leaf).map(({ slug }) => slug))

it.each([
  ['altin-taki', 'none'],
  ['biskuvi', 'none'],
  ['taze-meyve', 'none'],
  ['kedi-mamasi', 'none'],
  ['prezervatif', 'sealed'],
  ['roman', 'sealed'],
  ['ruj', 'sealed'],
  ['gumus-taki', 'free'],
  ['cep-telefonu', 'free'],
  ['deterjan', 'free'],
  ['sac-kurutma-makinesi', 'free'],
])('%s may be sent back: %s', (leaf, right) => expect(rightOf(leaf)).toBe(right))

it('names only categories that there are', () => {
  const { none, sealed } = withdrawalExceptions
  expect([...none, ...sealed].filter((slug) => !findCategory(slug))).toEqual([])
})
