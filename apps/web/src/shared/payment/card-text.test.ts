import { expect, it } from 'vitest'
import { formatCardNumber, formatExpiry } from './card-text.ts'

const typeAll = (keys: string) => Array.from(keys).reduce((text, key) => formatExpiry(text + key, text), '')

it('groups the number as it stands on the card', () => {
  expect(formatCardNumber('4111111111111111')).toBe('4111 1111 1111 1111')
  expect(formatCardNumber('4111 11')).toBe('4111 11')
  expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005')
  expect(formatCardNumber('41 11-x1111111111111199')).toBe('4111 1111 1111 1111')
})

it('writes the expiry while it is typed', () => {
  expect(typeAll('0527')).toBe('05/27')
  expect(typeAll('527')).toBe('05/27')
  expect(typeAll('12/27')).toBe('12/27')
  expect(typeAll('05/2027')).toBe('05/2027')
})

it('lets the slash be deleted', () => {
  expect(formatExpiry('05', '05/')).toBe('05')
  expect(formatExpiry('0', '05')).toBe('0')
})
