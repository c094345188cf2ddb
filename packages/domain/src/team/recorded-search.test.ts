import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { recordedSearch } from './recorded-search.ts'

describe('a search as the audit keeps it', () => {
  it.each([
    ['GV-58ZNUD4E-ELGA', 'GV-58ZNUD4E-ELGA'],
    [' gv-58znud4e-elga ', 'gv-58znud4e-elga'],
    ['1234567890123456', '1234567890123456'],
    ['TR 123 456 789', 'TR 123 456 789'],
    ['elif.karaca@ornek.com', 'e…@ornek.com'],
    ['@ornek.com', '…@ornek.com'],
    ['0532 111 22 33', '…2233'],
    ['+90 (532) 111 22 33', '…2233'],
    ['Elif Karaca', '…'],
    ['', '…'],
  ])('keeps %j as %j', (typed, kept) => {
    expect(recordedSearch(typed)).toBe(kept)
  })

  it('keeps no name before the @ of an address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const name = email.slice(1, email.lastIndexOf('@'))
        expect(recordedSearch(email).length).toBeLessThanOrEqual(email.length - name.length + 1)
        expect(recordedSearch(email)).toBe(`${email[0]}…${email.slice(email.lastIndexOf('@'))}`)
      }),
    )
  })
})
