import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quantityInput, type QuantityInputEvent, type QuantityInputState } from './quantity-input.ts'

const at = (value: number, limits: Partial<QuantityInputState> = {}): QuantityInputState => ({
  ...quantityInput.initial,
  min: 1,
  max: 10,
  ...limits,
  value,
  text: String(value),
})
const run = (state: QuantityInputState, ...events: readonly QuantityInputEvent[]) =>
  events.reduce(quantityInput.next, state)
const typed = (state: QuantityInputState, text: string) => run(state, { type: 'input', text }, { type: 'commit' })

describe('C4 quantityInput', () => {
  it('begins with one', () => {
    expect(quantityInput.initial).toEqual({ value: 1, text: '1', step: 1, min: 1, max: 1 })
  })

  it('steps by its step', () => {
    expect(run(at(4), { type: 'increase' })).toMatchObject({ value: 5, text: '5' })
    expect(run(at(4, { step: 3 }), { type: 'increase' }, { type: 'increase' }).value).toBe(10)
    expect(run(at(4, { step: 3 }), { type: 'decrease' }).value).toBe(1)
  })

  it('clamps above the maximum and at or below the minimum', () => {
    expect(run(at(9, { step: 5 }), { type: 'increase' }).value).toBe(10)
    expect(run(at(3, { step: 5, min: 2 }), { type: 'decrease' }).value).toBe(2)
    const top = at(10)
    expect(run(top, { type: 'increase' })).toBe(top)
    const bottom = at(1)
    expect(run(bottom, { type: 'decrease' })).toBe(bottom)
  })

  it.each(['0', '11', '-3', '', '2.5', '2,5', '1e1', ' 5', '٥', 'beş', '9'.repeat(400)])(
    'reverts a typed %j',
    (text) => {
      expect(typed(at(4), text)).toMatchObject({ value: 4, text: '4' })
    },
  )

  it('keeps the typed text until it is committed', () => {
    expect(run(at(4), { type: 'input', text: '70' })).toMatchObject({ value: 4, text: '70' })
    expect(typed(at(4), '7')).toMatchObject({ value: 7, text: '7' })
  })

  it('takes every number from the minimum to the maximum', () => {
    for (const number of [1, 2, 9, 10]) expect(typed(at(4), String(number)).value).toBe(number)
    expect(typed(at(4, { max: 200_000_000 }), '123456789').value).toBe(123_456_789)
  })

  it('keeps the zeros inside a number', () => {
    expect(run(at(4), { type: 'input', text: '1005' }).text).toBe('1005')
  })

  it('returns the same state if the text stays the same', () => {
    const four = at(4)
    expect(run(four, { type: 'input', text: '04' })).toBe(four)
  })

  it('drops leading zeros while typing', () => {
    expect(run(at(4), { type: 'input', text: '007' }).text).toBe('7')
    expect(run(at(4), { type: 'input', text: '0' }).text).toBe('0')
    expect(typed(at(4), '08').value).toBe(8)
  })

  it('follows limits that change elsewhere', () => {
    expect(run(at(8), { type: 'set', max: 5 })).toMatchObject({ value: 5, max: 5, text: '5' })
    expect(run(at(2), { type: 'set', min: 3 }).value).toBe(3)
    expect(run(at(2), { type: 'set', value: 6 }).value).toBe(6)
    const same = at(2)
    expect(run(same, { type: 'set', value: 2, min: 1, max: 10 })).toBe(same)
  })

  it('stays at the minimum if the maximum is zero', () => {
    const sold = at(1, { max: 0 })
    expect(run(sold, { type: 'increase' }).value).toBe(1)
    expect(typed(sold, '5').value).toBe(1)
  })

  it('shows the value of a plain counter after every command', () => {
    interface Counter {
      value: number
      draft: string | undefined
    }
    interface Field {
      state: QuantityInputState
    }
    const [min, max] = [2, 12]
    const command = (event: QuantityInputEvent, happen: (counter: Counter) => void): fc.Command<Counter, Field> => ({
      check: () => true,
      run: (counter, field) => {
        happen(counter)
        field.state = quantityInput.next(field.state, event)
        expect(field.state.value).toBe(counter.value)
        expect(field.state.text).toBe(counter.draft ?? String(counter.value))
      },
      toString: () => JSON.stringify(event),
    })
    const set = (counter: Counter, value: number) => Object.assign(counter, { value, draft: undefined })
    const text = fc.oneof(fc.integer({ min: -5, max: 30 }).map(String), fc.string(), fc.constant('0007'))
    const commands = fc.commands([
      fc.constant(command({ type: 'increase' }, (counter) => set(counter, Math.min(max, counter.value + 3)))),
      fc.constant(command({ type: 'decrease' }, (counter) => set(counter, Math.max(min, counter.value - 3)))),
      text.map((text) =>
        command({ type: 'input', text }, (counter) => {
          let draft = text
          while (draft.length > 1 && draft.startsWith('0') && '0123456789'.includes(draft.charAt(1)))
            draft = draft.slice(1)
          counter.draft = draft
        }),
      ),
      fc.constant(
        command({ type: 'commit' }, (counter) => {
          const wanted = counter.draft ?? String(counter.value)
          const number = Number.parseInt(wanted, 10)
          set(counter, String(number) === wanted && number >= min && number <= max ? number : counter.value)
        }),
      ),
    ])
    fc.assert(
      fc.property(commands, (commands) => {
        const state: QuantityInputState = { ...quantityInput.initial, step: 3, min, max, value: 5, text: '5' }
        fc.modelRun(() => ({ model: { value: 5, draft: undefined }, real: { state } }), commands)
      }),
    )
  })

  it('ignores limits and values that are not numbers', () => {
    const five = { ...quantityInput.initial, max: 9, value: 5, text: '5' }
    for (const limits of [{ value: Number.NaN }, { min: Number.NaN }, { max: Number.NaN }])
      expect(quantityInput.next(five, { type: 'set', ...limits })).toBe(five)
  })
})
