import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { formatPrice } from '../money/format-price.ts'
import { isAlarmDue } from './is-alarm-due.ts'
import { isSensibleTarget, suggestedTargets, targetProblems } from './price-target.ts'

const amount = fc.integer({ min: 1, max: 100_000_000 }).map(kurus)
const offer = fc.record({ onSale: fc.boolean(), price: amount, stock: fc.nat({ max: 5 }) })
const wish = fc.oneof(
  fc.record({ kind: fc.constant('stock' as const), target: fc.constant(null) }),
  fc.record({ kind: fc.constant('price' as const), target: amount }),
)

describe('when an alarm is due', () => {
  it('is due at the target price, and not above it', () => {
    const waits = { kind: 'price', target: kurus(9_000) } as const
    const at = (price: number) => isAlarmDue(waits, { onSale: true, price: kurus(price), stock: 1 })
    expect([8_999, 9_000, 9_001].map(at)).toEqual([true, true, false])
  })

  it('is never due for a product that cannot be bought', () => {
    fc.assert(
      fc.property(wish, offer, (one, offered) => {
        if (isAlarmDue(one, offered)) expect(offered.onSale && offered.stock > 0).toBe(true)
      }),
    )
  })

  it('stays due when the price falls further or more comes in', () => {
    fc.assert(
      fc.property(wish, offer, amount, fc.nat(9), (one, offered, less, more) => {
        if (!isAlarmDue(one, offered)) return
        const price = kurus(Math.min(offered.price, less))
        expect(isAlarmDue(one, { ...offered, price, stock: offered.stock + more })).toBe(true)
      }),
    )
  })
})

describe('which targets are sensible', () => {
  it('is below the price, and no tenth of it', () => {
    const sensible = (target: number) => isSensibleTarget(target, kurus(10_000))
    expect([999, 1_000, 9_999, 10_000, 0, -5, 5_000.5].map(sensible)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('suggests sensible ones only, highest first, each of which can be typed as it is shown', () => {
    fc.assert(
      fc.property(amount, (price) => {
        const targets = suggestedTargets(price)
        expect(targets.every((target) => isSensibleTarget(target, price))).toBe(true)
        expect(targets.toSorted((one, other) => other - one)).toEqual(targets)
        expect(new Set(targets).size).toBe(targets.length)
        for (const target of targets) expect(targetProblems(formatPrice(target), price)).toEqual([])
      }),
    )
    expect(suggestedTargets(kurus(129_990))).toEqual([123_400, 116_900, 103_900])
  })

  it('names what is wrong with what was typed', () => {
    const problem = (typed: string) => targetProblems(typed, kurus(10_000))[0]?.problem
    expect([' ', 'ucuz', '100', '9,99', '1.0', '90', ' 90,50 TL'].map(problem)).toEqual([
      'required',
      'invalid',
      'invalid',
      'invalid',
      'invalid',
      undefined,
      undefined,
    ])
  })
})
