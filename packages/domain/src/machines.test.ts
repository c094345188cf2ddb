import { aMember, anAddress, aGuest, hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressId, orderId } from './kernel/ids.ts'
import * as core from './index.ts'
import { kurus } from './money/money.ts'

/** The state machines among the core's exports. */
type MachineName = {
  [Name in keyof typeof core]: (typeof core)[Name] extends { readonly regions: unknown } ? Name : never
}[keyof typeof core]
type Events<M> = M extends { next(state: never, event: infer Event): unknown } ? fc.Arbitrary<Event> : never

const text = fc.oneof(fc.constantFrom('a', 'b', '2', '07', '__proto__'), hostileText)
const amount = fc.constantFrom(-1, 0, 1, 2, 7, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER)
const id = fc.constantFrom('a', 'b', 'c', 'yok')
const at = fc.integer({ min: 0, max: 30_000 }).map((ms) => new Date(ms))
const of = <const Type extends string>(...types: readonly Type[]) => fc.constantFrom(...types).map((type) => ({ type }))
const lines = fc.array(
  fc.record({ productId: fc.constantFrom(1, 2), attrId: fc.constantFrom('', '3'), quantity: fc.constantFrom(1, 4) }),
  { maxLength: 3 },
)
const choice = fc.constantFrom(1, 2).map((id) => ({ id, name: 'Seçenek' }))
const questions = fc.array(
  choice.map((question) => ({ ...question, options: [{ id: 10, name: 'Evet' }] })),
  { maxLength: 2 },
)

/** All events of each machine, generated in any order. */
const events: { readonly [Name in MachineName]: Events<(typeof core)[Name]> } = {
  cartRow: fc.oneof(
    of('change', 'changed', 'dialog-closed'),
    text.map((message) => ({ type: 'change-failed' as const, message })),
    fc.boolean().map((editable) => ({ type: 'editable' as const, editable })),
  ),
  quantityInput: fc.oneof(
    of('increase', 'decrease', 'commit'),
    text.map((text) => ({ type: 'input' as const, text })),
    fc
      .record({ value: amount, min: amount, max: amount }, { requiredKeys: [] })
      .map((to) => ({ type: 'set' as const, ...to })),
  ),
  savedForLater: fc.oneof(
    fc.record({ cart: lines, saved: lines }).map((held) => ({ type: 'loaded' as const, ...held })),
    fc.record({
      type: fc.constantFrom('save', 'move-back'),
      productId: fc.constantFrom(1, 2, 9),
      attrId: fc.constantFrom('', '3'),
    }),
  ),
  paymentReturn: fc.oneof(
    of('not-found', 'slow-timeout'),
    fc.constantFrom('pending', 'unsure', 'paid', 'failed', 'expired', 'refunded').map((status) => ({
      type: 'answered' as const,
      payment: { kind: 'order' as const, status, orderId: orderId('SIP-1'), reason: null, own: true },
    })),
  ),
  addressBook: fc.oneof(
    fc.record({ id: id.filter((id) => id !== 'yok'), useAsInvoice: fc.boolean() }).map(({ id, useAsInvoice }) => ({
      type: 'saved' as const,
      address: anAddress({ id: addressId(id) }),
      useAsInvoice,
    })),
    fc.record({ type: fc.constantFrom('removed', 'select', 'select-invoice', 'branch', 'kargomat'), id }),
    fc.boolean().map((value) => ({ type: 'use-as-invoice' as const, value })),
    fc.array(id).map((ids) => ({ type: 'locked-places' as const, ids })),
    fc.constantFrom('address', 'branch', 'kargomat').map((option) => ({ type: 'shipping' as const, option })),
    fc.constant({ type: 'loaded', addresses: [], selectedAddress: null, selectedInvoice: null }),
  ),
  session: fc.oneof(
    of('logout', 'send-activation', 'activation-sent', 'activation-failed', 'forms-reset'),
    of('forgot-password', 'forgot-password-sent', 'forgot-password-failed'),
    fc.constantFrom('password', 'facebook', 'google').map((by) => ({ type: 'login' as const, by })),
    fc.record({ type: fc.constantFrom('restored', 'login-succeeded'), user: fc.constantFrom(aMember(), aGuest()) }),
    fc.record(
      { type: fc.constant('login-failed'), code: fc.constantFrom(5032, 5011, 1), message: text },
      { requiredKeys: ['type'] },
    ),
    text.map((email) => ({ type: 'guest-verified' as const, email })),
  ),
  inFlight: fc.record(
    { type: fc.constantFrom('start', 'finish'), name: text, repeatable: fc.boolean() },
    { requiredKeys: ['type', 'name'] },
  ) as Events<typeof core.inFlight>,
  overlay: fc.oneof(
    fc.record({ type: fc.constantFrom('open', 'close'), panel: fc.constantFrom('menu', 'search', 'map') }),
    of('close-all'),
  ),
  accountPanel: of('open', 'close', 'outside-click', 'close-timeout', 'forgot-password', 'back-to-login', 'logout'),
  categoryPanel: fc.oneof(
    of('button', 'escape', 'outside-click', 'leave', 'enter', 'close-timeout', 'back'),
    text.map((slug) => ({ type: 'hover' as const, slug })),
    fc.record({ type: fc.constant('tap'), slug: text, hasChildren: fc.boolean() }),
  ),
  miniCart: fc.oneof(
    of('leave', 'hide-timeout', 'navigate'),
    fc.oneof(fc.constant('/my/tr/sepet'), text).map((route) => ({ type: 'enter' as const, route })),
  ),
  textInput: fc.oneof(
    text.map((value) => ({ type: 'input' as const, value })),
    fc.array(text, { maxLength: 2 }).map((errors) => ({ type: 'checked' as const, errors })),
    of('toggle-password'),
  ),
  searchLoading: of('search', 'results', 'reset'),
  priceStatus: of('calculate', 'calculated'),
  loadingBar: fc.record({ type: fc.constantFrom('start', 'tick', 'finish'), at }),
  scrollTop: fc.oneof(
    fc.oneof(amount, fc.constant(900)).map((y) => ({ type: 'scroll' as const, y })),
    fc.boolean().map((responsive) => ({ type: 'responsive' as const, responsive })),
  ),
  cookieNotice: fc.oneof(
    of('accept', 'refuse', 'reopen'),
    fc.constantFrom('1', '0', null, undefined, 'x').map((flag) => ({ type: 'read' as const, flag })),
  ),
  raffleCart: fc.oneof(
    fc.record({ id: fc.constantFrom(1, 2), name: text, count: amount }).map((item) => ({ type: 'add' as const, item })),
    fc.constantFrom(1, 2, 9).map((id) => ({ type: 'remove' as const, id })),
    of('clear'),
  ),
  packageWork: of('accept', 'pack', 'undo', 'ship', 'unsupply', 'cancel', 'deliver', 'bring-back', 'lose'),
  sellerReturn: of('arrive', 'accept', 'dispute', 'refund', 'refuse'),
  sellerApplication: fc.oneof(
    { weight: 8, arbitrary: of('submit', 'verify', 'accept', 'open', 'stop', 'lift') },
    { weight: 1, arbitrary: of('ask', 'refuse', 'end') },
  ),
  deviceSale: of('handed-in', 'inspected', 'paid', 'returned', 'cancelled', 'account-changed'),
  buyBack: fc.oneof(
    of('approved', 'back'),
    fc.constantFrom('garantili', 'delta').map((tab) => ({ type: 'tab' as const, tab })),
    fc.record({ type: fc.constantFrom('device-type', 'brand'), choice }),
    fc.record({ type: fc.constant('model'), choice, questions }),
    fc.record({ type: fc.constant('answer'), question: fc.constantFrom(1, 2, 9), option: fc.constantFrom(10, 99) }),
    fc.constant({ type: 'offer', offer: { id: 'teklif-1', price: kurus(1), validUntil: '2026-11-27T09:00:00Z' } }),
  ),
}

const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** A machine with all events it can receive, in any state. */
interface Subject {
  readonly machine: core.TableMachine<unknown, { readonly type: string }>
  readonly events: fc.Arbitrary<{ readonly type: string }>
}
const subjects = Object.keys(events).map((name): readonly [string, Subject] => [
  name,
  { machine: Reflect.get(core, name), events: Reflect.get(events, name) },
])

describe.each(subjects)('%s', (_, { machine, events }) => {
  const phasesOf = (state: unknown) => machine.regions.map((region) => region.phaseOf(state))
  const eventTypes = new Set(machine.regions.flatMap((region) => core.transitionsOf(region).map(({ event }) => event)))
  const history = fc.array(events, { maxLength: 12 })

  it('does what its tables say and nothing else, without changing what it is given', () => {
    fc.assert(
      fc.property(history, (history) => {
        let state = frozen(machine.initial)
        for (const event of history) {
          const before = phasesOf(state)
          const cells = machine.regions.map((region, at) =>
            core.transitionsOf(region).find(({ from, event: type }) => from === before[at] && type === event.type),
          )
          const next = frozen(machine.next(state, frozen(event)))
          const taken = cells.findIndex((cell) => cell !== undefined)
          // An event without a cell returns the same state.
          if (taken === -1) expect(next).toBe(state)
          else if (next !== state) expect(cells[taken]?.to).toContain(phasesOf(next)[taken])
          state = next
        }
      }),
    )
  })

  it('gives the same state back for what it does not know', () => {
    fc.assert(
      fc.property(history, fc.constantFrom('toString', '__proto__', 'constructor', '', 'yok'), (history, type) => {
        const state = history.reduce((so: unknown, event) => machine.next(so, event), machine.initial)
        expect(machine.next(state, { type })).toBe(state)
      }),
    )
  })

  it('names in its tables no phase that has no row', () => {
    for (const region of machine.regions)
      for (const { to } of core.transitionsOf(region))
        for (const phase of to) expect(Object.keys(region.table)).toContain(phase)
    expect(eventTypes.size).toBeGreaterThan(0)
  })

  it('reaches every phase of its tables', () => {
    const reached = machine.regions.map(() => new Set<string>())
    const note = (state: unknown) => phasesOf(state).forEach((phase, at) => reached[at]?.add(phase))
    for (const history of fc.sample(fc.array(events, { minLength: 20, maxLength: 60 }), { numRuns: 200, seed: 1 })) {
      note(machine.initial)
      history.reduce((so: unknown, event) => {
        const next = machine.next(so, event)
        note(next)
        return next
      }, machine.initial)
    }
    expect(reached.map((phases) => [...phases].toSorted())).toEqual(
      machine.regions.map((region) => Object.keys(region.table).toSorted()),
    )
  })
})

it('every machine that the core exports is a table, and is among them', () => {
  const isMachine = (value: unknown) =>
    typeof value === 'object' && value !== null && 'initial' in value && 'next' in value
  const exported = Object.entries(core).flatMap(([name, value]) => (isMachine(value) ? [name] : []))
  expect(exported.toSorted()).toEqual(Object.keys(events).toSorted())
})
