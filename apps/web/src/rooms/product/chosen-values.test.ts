import { kurus } from '@market/domain/money'
import { aProductDetail } from '@market/testing'
import { expect, it } from 'vitest'
import { choiceOf, keepChoice, picturesOf } from './chosen-values.ts'

const value = (id: number, name: string, images?: readonly string[]) => ({
  id,
  name,
  stock: 1,
  addPrice: kurus(0),
  ...(images && { images }),
})
const dress = aProductDetail({
  images: ['red.front', 'red.close'],
  attributes: [
    {
      attributeType: 'variant',
      name: 'Renk',
      values: [value(101, 'Mavi', ['blue.front', 'blue.close']), value(102, 'Kırmızı', ['red.front', 'red.close'])],
    },
    { attributeType: 'variant', name: 'Beden', values: [value(201, 'S'), value(202, 'M')] },
  ],
  stockCounts: ['101;201', '101;202', '102;201', '102;202'].map((combination) => ({ combination, stock: 2 })),
})

it('shows the pictures of the chosen colour', () => {
  expect(picturesOf(dress, [101])).toEqual(['blue.front', 'blue.close'])
  expect(picturesOf(dress, [])).toEqual(['red.front', 'red.close'])
})

it('keeps a choice in the address beside what is there, and reads it back', () => {
  history.replaceState({ key: 'a' }, '', '/elbise-p-1?waw_keyword=elbise#comments')
  keepChoice([202, 101])
  expect(location.pathname + location.search + location.hash).toBe(
    '/elbise-p-1?waw_keyword=elbise&secenek=101-202#comments',
  )
  expect(history.state).toEqual({ key: 'a' })
  expect(choiceOf(dress, location.search)).toEqual([101, 202])
})

it('begins with the product’s own choice where the address names none of it', () => {
  expect(choiceOf(dress, '')).toEqual([102])
  expect(choiceOf(dress, '?secenek=999')).toEqual([102])
})
