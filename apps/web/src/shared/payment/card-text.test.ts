import { expect, it } from 'vitest'
import { formatCardNumber } from './card-text.ts'

it('groups the number as on the card', () => {
  expect(formatCardNumber('4111111111111111')).toBe('4111 1111 1111 1111')
  expect(formatCardNumber('4111 11')).toBe('4111 11')
  expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005')
  expect(formatCardNumber('41 11-x1111111111111199')).toBe('4111 1111 1111 1111')
})
