import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDay, isWorkingDay, noonOf } from '../kernel/index.ts'
import type { OrderStatus } from '../orders/index.ts'
import {
  areUnitsOf,
  hasSlip,
  isPackageOverdue,
  mayDispute,
  mayHappenToPackage,
  mayHappenToReturn,
  packageDaysLate,
  packageDueAt,
  type PackageEvent,
  packageState,
  type PackageState,
  packageWork,
  sellerReturn,
  takesInvoice,
} from './index.ts'

const states: readonly PackageState[] = [
  'new',
  'accepted',
  'packed',
  'shipped',
  'delivered',
  'unsupplied',
  'cancelled',
  'returned',
  'lost',
]
const run = (...types: readonly PackageEvent['type'][]) =>
  types.reduce<PackageState>((state, type) => packageWork.next(state, { type }), packageWork.initial)

describe('a package', () => {
  it('goes from the order to the door', () => {
    expect(run('accept')).toBe('accepted')
    expect(run('accept', 'pack')).toBe('packed')
    expect(run('accept', 'pack', 'ship', 'deliver')).toBe('delivered')
  })
  it('takes steps back until it is shipped, and never after', () => {
    expect(run('accept', 'pack', 'undo')).toBe('accepted')
    expect(run('accept', 'pack', 'undo', 'undo', 'undo')).toBe('new')
    expect(run('accept', 'ship', 'undo')).toBe('shipped')
  })
  it.each(['new', 'accepted', 'packed'] as const)(
    '%s can be shipped, cancelled and reported as unsupplied',
    (state) => {
      for (const event of ['ship', 'cancel', 'unsupply'] as const) expect(mayHappenToPackage(state, event)).toBe(true)
    },
  )
  it('is worked on by its seller only before the shipment', () => {
    for (const state of states.filter((one) => !['new', 'accepted', 'packed'].includes(one)))
      for (const event of ['accept', 'pack', 'undo', 'ship', 'unsupply', 'cancel'] as const)
        expect(mayHappenToPackage(state, event)).toBe(false)
  })
  it('has one state for each combination of stored facts, and one tab', () => {
    const statuses: readonly OrderStatus[] = [
      'awaiting_payment',
      'paid',
      'preparing',
      'shipped',
      'out_for_delivery',
      'delivered',
      'cancelled',
      'payment_failed',
    ]
    const facts = fc.record({
      status: fc.constantFrom(...statuses),
      isAccepted: fc.boolean(),
      isPacked: fc.boolean(),
      endedAs: fc.constantFrom('unsupplied', 'lost', null),
      isSentBack: fc.boolean(),
    })
    fc.assert(
      fc.property(facts, (one) => {
        const state = packageState(one)
        const isUnpaid = ['awaiting_payment', 'paid', 'payment_failed'].includes(one.status)
        expect(state === undefined).toBe(isUnpaid && one.endedAs === null)
      }),
    )
  })
})

describe('the promised day', () => {
  // A Friday; Saturday is a working day and Sunday is not.
  const due = { state: 'packed' as const, dueOn: '2026-11-20' }
  it('is over with its last minute in Turkey', () => {
    expect(isPackageOverdue(due, new Date('2026-11-20T20:59:59Z'))).toBe(false)
    expect(isPackageOverdue(due, new Date('2026-11-20T21:00:00Z'))).toBe(true)
    expect(packageDueAt('2026-11-20').toISOString()).toBe('2026-11-20T20:59:59.999Z')
  })
  it('counts working days only', () => {
    expect(packageDaysLate(due, noonOf('2026-11-20'))).toBe(0)
    expect(packageDaysLate(due, noonOf('2026-11-21'))).toBe(1)
    expect(packageDaysLate(due, noonOf('2026-11-22'))).toBe(1)
    expect(packageDaysLate(due, noonOf('2026-11-23'))).toBe(2)
  })
  it('never counts more days late than have passed, and none for a package that has left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 21_500 }), fc.integer({ min: -5, max: 30 }), (day, passed) => {
        const now = noonOf(isoDay(day + passed))
        const late = packageDaysLate({ state: 'new', dueOn: isoDay(day) }, now)
        const days = Array.from({ length: Math.max(0, passed) }, (_, index) => day + index + 1)
        expect(late).toBe(days.filter((one) => isWorkingDay(one)).length)
        expect(packageDaysLate({ state: 'shipped', dueOn: isoDay(day) }, now)).toBe(0)
      }),
    )
  })
})

describe('a return', () => {
  it('is answered once it has arrived, and decided once it is disputed', () => {
    expect(mayHappenToReturn('awaited', 'accept')).toBe(false)
    expect(mayHappenToReturn('arrived', 'dispute')).toBe(true)
    expect(mayHappenToReturn('disputed', 'accept')).toBe(false)
    expect(sellerReturn.next('disputed', { type: 'refuse' })).toBe('refused')
  })
  it('is not disputed if the shopper changed their mind about a part of it', () => {
    expect(mayDispute([13, 14])).toBe(true)
    expect(mayDispute([13, 11])).toBe(false)
  })
})

it('units are named once for each line, and no more than are left', () => {
  const left = [
    { line: 1, units: 2 },
    { line: 3, units: 1 },
  ]
  expect(areUnitsOf(left, [{ line: 1, units: 2 }])).toBe(true)
  for (const wanted of [
    [],
    [{ line: 1, units: 3 }],
    [{ line: 2, units: 1 }],
    [{ line: 1, units: 0.5 }],
    [
      { line: 1, units: 1 },
      { line: 1, units: 1 },
    ],
  ])
    expect(areUnitsOf(left, wanted)).toBe(false)
})

it('has a slip until it is delivered, and takes an invoice unless nothing of it was sold', () => {
  expect(states.filter(hasSlip)).toEqual(['new', 'accepted', 'packed', 'shipped'])
  expect(states.filter((state) => !takesInvoice(state))).toEqual(['unsupplied', 'cancelled'])
})
