import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasDigit } from './has-digit.ts'
import { type FieldRule, formProblems } from './form-problems.ts'

const problemOf = (given: string | boolean, rule?: FieldRule) =>
  formProblems({ field: given }, [['field', rule]])[0]?.problem

describe('formProblems', () => {
  it('wants a text that is more than spaces, and a box that is ticked', () => {
    expect(['', '  ', false, 'a', ' a ', true].map((given) => problemOf(given))).toEqual([
      'required',
      'required',
      'required',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('lets an optional field be empty, not wrong', () => {
    const rule: FieldRule = { optional: true, valid: hasDigit }
    expect(formProblems({ field: '' }, [['field', rule]])).toEqual([])
    expect(['', ' ', false, 'bir', '1'].map((given) => problemOf(given, rule))).toEqual([
      undefined,
      undefined,
      undefined,
      'invalid',
      undefined,
    ])
  })

  it('judges a text trimmed, unless its spaces count', () => {
    const isShort: FieldRule = { valid: (text) => text.length <= 3 }
    expect(problemOf('  abc  ', isShort)).toBeUndefined()
    expect(problemOf('  abc  ', { ...isShort, untrimmed: true })).toBe('invalid')
    expect(problemOf('   ', { ...isShort, untrimmed: true })).toBeUndefined()
  })

  it('takes 200 code units, or as many as the field allows', () => {
    expect([200, 201].map((length) => problemOf('a'.repeat(length)))).toEqual([undefined, 'invalid'])
    expect([4, 5].map((length) => problemOf('a'.repeat(length), { maxLength: 4 }))).toEqual([undefined, 'invalid'])
  })

  it('names each field once, in the order of the rules', () => {
    const form = { name: '', city: 'Ankara', phone: 'yok' }
    expect(formProblems(form, [['phone', { valid: hasDigit }], ['city'], ['name']])).toEqual([
      { field: 'phone', problem: 'invalid' },
      { field: 'name', problem: 'required' },
    ])
  })

  it('does not mind spaces around any text', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 205 }), (text) => {
        expect(problemOf(`  ${text}\n`, { valid: hasDigit })).toBe(problemOf(text, { valid: hasDigit }))
      }),
    ))
})
