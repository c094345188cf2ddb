import { describe, expect, it } from 'vitest'
import { isNewPassword, maxPasswordLength } from './new-password.ts'

const ofLength = (length: number): string => `Aa1${'x'.repeat(length - 3)}`

describe('V11 isNewPassword', () => {
  it.each(['Aa1xxxxx', 'Şifre123', 'Aa1 boşluk', ofLength(maxPasswordLength)])('takes %s', (text) =>
    expect(isNewPassword(text)).toBe(true),
  )
  it.each([
    ['too short', 'Aa1xxxx'],
    ['eight code units, seven letters', 'Aa1xxx🎁'],
    ['without a capital', 'aa1xxxxx'],
    ['without a small letter', 'AA1XXXXX'],
    ['without a digit', 'Aaxxxxxx'],
    ['too long', ofLength(maxPasswordLength + 1)],
    ['empty', ''],
  ])('refuses one that is %s', (_, text) => expect(isNewPassword(text)).toBe(false))
  it('counts up to 200 characters', () => expect(maxPasswordLength).toBe(200))
})
