import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardProblems, normalizeCard } from './card-form.ts'

const now = new Date('2026-11-20T09:00:00Z')
const card = { number: '4000 0000 0000 0002', name: ' Ada Deneme ', month: '12', year: '30', cvc: '123' }
const problems = (more: Partial<typeof card>) =>
  cardProblems({ ...card, ...more }, now).map(({ field, problem }) => `${field} ${problem}`)

describe('V1 cardProblems', () => {
  it('finds nothing wrong with a good card', () => {
    expect(problems({})).toEqual([])
    expect(problems({ year: '2030' })).toEqual([])
    expect(problems({ number: '3400 000000 00009', cvc: '1234' })).toEqual([])
  })

  it('asks for every field, in the form’s order', () => {
    expect(problems({ number: ' ', name: '', month: '', year: '', cvc: '' })).toEqual([
      'number required',
      'name required',
      'expiry required',
      'cvc required',
    ])
  })

  it.each([
    [{ number: '4000 0000 0000 0003' }, 'number invalid'],
    [{ name: 'Ada' }, 'name invalid'],
    [{ month: '13' }, 'expiry invalid'],
    [{ month: '1' }, 'expiry invalid'],
    [{ month: '10', year: '26' }, 'expiry expired'],
    [{ month: '' }, 'expiry required'],
    [{ year: ' ' }, 'expiry required'],
    [{ cvc: '12' }, 'cvc invalid'],
    [{ cvc: 'a12' }, 'cvc invalid'],
    [{ cvc: '12a' }, 'cvc invalid'],
    [{ cvc: '1234' }, 'cvc invalid'],
    [{ cvc: '١٢٣' }, 'cvc invalid'],
    [{ number: '340000000000009' }, 'cvc invalid'],
  ])('of %o is %s', (more, problem) => {
    expect(problems(more)).toEqual([problem])
  })

  it('takes a card to the end of its month', () => {
    expect(problems({ month: '11', year: '26' })).toEqual([])
  })

  it('answers for every text', () => {
    const text = hostileText
    const form = fc.record({ number: text, name: text, month: text, year: text, cvc: text })
    fc.assert(
      fc.property(form, (form) => {
        const fields = cardProblems(form, now).map(({ field }) => field)
        expect(fields).toEqual(
          ['number', 'name', 'expiry', 'cvc'].filter((field) => fields.some((one) => one === field)),
        )
      }),
    )
  })

  it('sends spaces removed, the name trimmed and the year whole', () => {
    expect(normalizeCard({ ...card, month: ' 12', year: '30 ', cvc: ' 123 ' })).toEqual({
      number: '4000000000000002',
      name: 'Ada Deneme',
      month: '12',
      year: '2030',
      cvc: '123',
    })
    expect(normalizeCard({ ...card, year: ' 2030 ' }).year).toBe('2030')
  })
})
