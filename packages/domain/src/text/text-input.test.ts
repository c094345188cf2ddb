import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textInput, type TextInputState } from './text-input.ts'

const typed = (value: string, field: Partial<TextInputState> = {}) =>
  textInput.next({ ...textInput.initial, ...field }, { type: 'input', value }).value

describe('S15 textInput', () => {
  it('begins empty, optional and without limits', () => {
    expect(textInput.initial).toEqual({
      kind: 'text',
      required: false,
      maxLength: null,
      onlyLetters: false,
      transform: null,
      value: '',
      error: null,
      revealed: false,
    })
  })

  it('keeps a plain text as it is', () => {
    expect(typed(' Çağla 7 ')).toBe(' Çağla 7 ')
  })

  it('cuts at its length, at a whole letter', () => {
    expect(typed('abcdef', { maxLength: 3 })).toBe('abc')
    expect(typed('a🎁b', { maxLength: 2 })).toBe('a🎁')
    expect(typed('abc', { maxLength: 0 })).toBe('')
  })

  it('keeps only letters where it is asked to', () => {
    expect(typed('Ayşe Gül 42!', { onlyLetters: true })).toBe('Ayşe Gül ')
  })

  it.each([
    ['upper', 'İSTANBUL IĞDIR'],
    ['lower', 'istanbul ığdır'],
    ['capitalize', 'İstanbul Iğdır'],
    ['capitalize-first', 'İstanbul ığdır'],
  ] as const)('transforms by %s in Turkish', (transform, text) => {
    expect(typed('istanbul ığdır', { transform })).toBe(text)
  })

  it('trims an e-mail address', () => {
    expect(typed('  ada@ornek.test ', { kind: 'email' })).toBe('ada@ornek.test')
    expect(typed('  ada ', { kind: 'password' })).toBe('  ada ')
  })

  it('shows the first error alone, until the text changes', () => {
    const checked = textInput.next(textInput.initial, { type: 'checked', errors: ['Bir', 'İki'] })
    expect(checked.error).toBe('Bir')
    expect(textInput.next(checked, { type: 'input', value: 'a' }).error).toBeNull()
    expect(textInput.next(checked, { type: 'input', value: '' })).toBe(checked)
    expect(textInput.next(checked, { type: 'checked', errors: [] }).error).toBeNull()
    expect(textInput.next(textInput.initial, { type: 'checked', errors: [] })).toBe(textInput.initial)
  })

  it('shows and hides a password, and nothing else', () => {
    const password: TextInputState = { ...textInput.initial, kind: 'password' }
    const shown = textInput.next(password, { type: 'toggle-password' })
    expect(shown.revealed).toBe(true)
    expect(textInput.next(shown, { type: 'toggle-password' }).revealed).toBe(false)
    expect(textInput.next(textInput.initial, { type: 'toggle-password' })).toBe(textInput.initial)
  })

  it('ends an emoji that is too long where nothing is left to join', () => {
    const field = { maxLength: 2 }
    expect(typed('👩\u200D👧', field)).toBe('👩')
    expect(typed(typed('👩\u200D👧', field), field)).toBe('👩')
  })

  it('composes what the other case takes apart, so that its own value stays as it is', () => {
    const upper = { transform: 'upper' } as const
    expect(typed(typed('\u1FE7', upper), upper)).toBe(typed('\u1FE7', upper))
  })

  it('never exceeds its length and takes its own value as it is', () => {
    const field = fc.record({
      kind: fc.constantFrom('text', 'email', 'password' as const),
      maxLength: fc.option(fc.nat(12)),
      onlyLetters: fc.boolean(),
      transform: fc.constantFrom('upper', 'lower', 'capitalize', 'capitalize-first', null),
    })
    fc.assert(
      fc.property(field, hostileText, (field, text) => {
        const once = typed(text, field)
        expect(Array.from(once).length).toBeLessThanOrEqual(field.maxLength ?? Number.POSITIVE_INFINITY)
        const whole = { ...field, kind: 'text' as const }
        expect(typed(typed(text, whole), whole)).toBe(typed(text, whole))
      }),
    )
  })
})
