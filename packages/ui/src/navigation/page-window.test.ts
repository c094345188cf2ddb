import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 24, [1, 2, 3, -24, 24]],
  [4, 24, [1, 2, 3, 4, 5, 6, -24, 24]],
  [5, 24, [1, 2, 3, 4, 5, 6, 7, -24, 24]],
  [7, 24, [1, -5, 5, 6, 7, 8, 9, -24, 24]],
  [24, 24, [1, -22, 22, 23, 24]],
])('page %i of %i', (page, last, expected) => {
  expect(pageWindow(page, last)).toEqual(expected)
})
