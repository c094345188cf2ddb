import { memoryCancels, refused, someCancelReasons, valueOf } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderId, productId } from '../kernel/ids.ts'
import { succeed } from '../kernel/result.ts'
import { kurus, subtract, zero } from '../money/money.ts'
import type { CancelableItem, CancelLine } from './cancel-gateway.ts'
import { cancelOrder, exchangeLine, previewCancel, startCancel } from './cancel-order.ts'
import { cancelProblems } from './cancel-problems.ts'
import type { WithdrawalRight } from '../catalog/withdrawal-right.ts'
import { lastHandInDay, lastReturnDay, mayCancel, mayReturn, withdrawalEnds } from './order-window.ts'
import { refundOf } from './refund-of.ts'

const item: CancelableItem = {
  productId: productId(1),
  attrId: '3;7',
  name: 'Tişört',
  url: '/tisort-p-1',
  image: 'urun-1',
  shopName: 'Çınar Giyim',
  quantity: 3,
  kind: 'cancel',
  refund: kurus(10_000),
  returnUntil: null,
  exchangeFor: [],
  exchangeAt: null,
}
const choices = { items: [item], reasons: someCancelReasons }
const line = (given: Partial<CancelLine> = {}): CancelLine => ({
  productId: item.productId,
  attrId: item.attrId,
  quantity: 1,
  reason: 1,
  note: '',
  ...given,
})
const problems = (...lines: readonly CancelLine[]) =>
  cancelProblems(lines, choices).map(({ field, problem }) => `${field} ${problem}`)

describe('M4 refundOf', () => {
  it('refunds what was paid, in however many steps', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(steps, fc.nat({ max: 10_000_000 }), (units, total) => {
        let left = { quantity: units.reduce((sum, count) => sum + count, 0), paid: kurus(total) }
        for (const count of units) {
          const refund = refundOf(left, count)
          expect(refund).toBeGreaterThanOrEqual(0)
          left = { quantity: left.quantity - count, paid: subtract(left.paid, refund) }
        }
        expect(left).toEqual({ quantity: 0, paid: 0 })
      }),
    )
  })

  it('gives what goes back with the last unit with it, and conserves all of it in however many steps', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(steps, fc.nat({ max: 10_000_000 }), fc.nat({ max: 9_000 }), (units, goods, wrap) => {
        const withLast = kurus(wrap)
        let left = { quantity: units.reduce((sum, count) => sum + count, 0), paid: kurus(goods + wrap), withLast }
        for (const count of units) {
          const refund = refundOf(left, count)
          const last = count === left.quantity
          const ofGoods = refundOf({ quantity: left.quantity, paid: subtract(left.paid, withLast) }, count)
          expect(refund).toBe(last ? ofGoods + wrap : ofGoods)
          left = { ...left, quantity: left.quantity - count, paid: subtract(left.paid, refund) }
        }
        expect(left).toEqual({ quantity: 0, paid: 0, withLast })
      }),
    )
  })

  it('never gives more than was paid, where the last unit has taken its part already', () =>
    expect(refundOf({ quantity: 2, paid: kurus(100), withLast: kurus(300) }, 1)).toBe(zero))

  it.each([0, -1, 1.5, 4, Number.NaN, Number.POSITIVE_INFINITY])('refunds nothing for %s of 3 units', (units) => {
    expect(refundOf({ quantity: 3, paid: kurus(100) }, units)).toBe(zero)
  })
})

describe('mayCancel and mayReturn', () => {
  const deliveredAt = new Date('2026-11-01T22:30:00Z')
  const free = { status: 'delivered', deliveredAt, withdrawal: 'free' } as const
  const back = (at: string) => mayReturn(free, new Date(at))

  it('cancels until the parcel is handed over', () => {
    expect((['paid', 'preparing'] as const).every(mayCancel)).toBe(true)
    expect((['awaiting_payment', 'shipped', 'delivered', 'cancelled'] as const).some(mayCancel)).toBe(false)
  })

  it('sends back until the fourteenth day is over in Turkish time', () => {
    // Delivered on 2 November at 01:30 in Turkey.
    expect(lastReturnDay(deliveredAt).toISOString()).toBe('2026-11-15T21:00:00.000Z')
    expect(withdrawalEnds(deliveredAt).toISOString()).toBe('2026-11-16T21:00:00.000Z')
    expect(back('2026-11-16T20:59:59Z')).toBe(true)
    expect(back('2026-11-16T21:00:00Z')).toBe(false)
  })

  it('is handed in by the tenth day', () => {
    expect(lastHandInDay(deliveredAt).toISOString()).toBe('2026-11-11T21:00:00.000Z')
  })
  it('sends back nothing that has not arrived', () => {
    expect(mayReturn({ ...free, status: 'shipped', deliveredAt: null }, deliveredAt)).toBe(false)
    expect(mayReturn({ ...free, status: 'cancelled' }, deliveredAt)).toBe(false)
    expect(mayReturn({ ...free, deliveredAt: null }, deliveredAt)).toBe(false)
  })

  it('sends back nothing without a right of withdrawal, and what is sealed', () => {
    const may = (withdrawal: WithdrawalRight) => mayReturn({ ...free, withdrawal }, deliveredAt)
    expect((['free', 'sealed', 'none'] as const).filter(may)).toEqual(['free', 'sealed'])
  })
})

describe('cancelProblems', () => {
  it('takes a part, and words where the reason asks for them', () => {
    expect(problems(line())).toEqual([])
    expect(problems(line({ quantity: 3, reason: 2, note: 'Yanlış renk' }))).toEqual([])
    expect(problems(line({ reason: 2, note: '  ' }))).toEqual(['note required'])
  })

  it.each([
    [line({ quantity: 4 }), 'quantity invalid'],
    [line({ quantity: 0.5 }), 'quantity invalid'],
    [line({ quantity: 1.5 }), 'quantity invalid'],
    [line({ quantity: 0 }), 'quantity invalid'],
    [line({ quantity: -1 }), 'quantity invalid'],
    [line({ reason: 0 }), 'reason required'],
    [line({ reason: 3 }), 'reason invalid'],
    [line({ attrId: '' }), 'lines invalid'],
  ])('of %o is %s', (given, problem) => {
    expect(problems(given)).toEqual([problem])
  })

  it('wants each line once, and one at least', () => {
    expect(problems()).toEqual(['lines required'])
    expect(problems(line(), line())).toEqual(['lines invalid'])
  })
})

describe('cancelling an order', () => {
  const order = { orderId: orderId('SIP-1'), email: 'misafir@ornek.test' }
  const cancels = () => memoryCancels({ ...order, items: [item] })

  it('begins with what can be given back and why', async () => {
    const started = await valueOf(startCancel({ cancels: cancels() })({ ...order, email: ' misafir@ornek.test ' }))
    expect(started).toEqual(choices)
    expect(await startCancel({ cancels: cancels() })({ ...order, email: 'misafir' })).toMatchObject({
      failure: { problems: [{ field: 'email', problem: 'invalid' }] },
    })
    expect(await startCancel({ cancels: cancels() })({ orderId: orderId('SIP-9') })).toMatchObject({
      failure: { kind: 'not-found' },
    })
  })

  it('asks for a guest’s address, and of a member for none', async () => {
    const asked: unknown[] = []
    const gateway: ReturnType<typeof cancels> = {
      ...cancels(),
      cancelable: async (of) => {
        asked.push(of)
        return succeed([item])
      },
      reasons: async () => succeed([]),
    }
    const start = startCancel({ cancels: gateway })
    expect(await start({ ...order, email: ' ' })).toMatchObject({
      failure: { problems: [{ field: 'email', problem: 'required' }] },
    })
    await valueOf(start({ orderId: order.orderId }))
    await valueOf(start(order))
    expect(asked).toEqual([{ orderId: 'SIP-1' }, order])
  })

  it('says why an order cannot be given back, of either question', async () => {
    const down = async () => refused(503, 'Biraz sonra deneyin.')
    for (const broken of [{ cancelable: down }, { reasons: down }])
      expect(await startCancel({ cancels: { ...cancels(), ...broken } })(order)).toMatchObject({
        failure: { status: 503 },
      })
  })

  it('shows first and does then, with the words trimmed', async () => {
    const gateway = cancels()
    const request = { ...order, lines: [line({ quantity: 2, reason: 2, note: ' Yanlış renk ' })] }
    const preview = await valueOf(previewCancel({ cancels: gateway })(request, choices))
    expect(preview.total).toBe(6_666)
    const done = await valueOf(cancelOrder({ cancels: gateway })({ ...request, idempotencyKey: 'bir' }, choices))
    expect(done).toMatchObject({ total: 6_666, lines: [{ note: 'Yanlış renk' }] })
    expect(await valueOf(gateway.cancelable(order))).toMatchObject([{ quantity: 1, refund: 3_334 }])
  })

  it('sends nothing that is wrong', async () => {
    const gateway = cancels()
    const request = { ...order, lines: [line({ quantity: 9 })], idempotencyKey: 'bir' }
    expect(await cancelOrder({ cancels: gateway })(request, choices)).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await previewCancel({ cancels: gateway })(request, choices)).toMatchObject({ failure: { kind: 'invalid' } })
    expect(await valueOf(gateway.cancelable(order))).toEqual([item])
  })

  it('exchanges a whole line for what is offered, with the words trimmed, and sends nothing that is wrong', async () => {
    const shirt: CancelableItem = { ...item, kind: 'return', exchangeFor: [{ attrId: '3;8', name: 'L' }] }
    const gateway = memoryCancels({ ...order, items: [shirt] })
    const own = { items: [shirt], reasons: someCancelReasons }
    const wish = (given: Partial<CancelLine>) => ({
      ...order,
      line: line({ quantity: 3, reason: 3, note: ' Dar ', ...given }),
      exchangeFor: '3;8',
      pickupDay: '2026-11-21',
      idempotencyKey: 'iki',
    })
    const exchange = exchangeLine({ cancels: gateway })
    expect(await exchange(wish({ reason: 1 }), own)).toMatchObject({ failure: { kind: 'invalid' } })
    const done = await valueOf(exchange(wish({}), own))
    expect(done).toMatchObject({ kind: 'exchange', total: 0, pickupDay: '2026-11-21', lines: [{ note: 'Dar' }] })
    expect(await valueOf(gateway.cancelable(order))).toEqual([])
  })
})
