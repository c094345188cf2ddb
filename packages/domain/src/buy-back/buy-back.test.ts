import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kurus } from '../money/money.ts'
import { allAnswered, buyBack, type BuyBackEvent, type BuyBackState } from './buy-back.ts'

const choice = (id: number) => ({ id, name: `Seçenek ${id}` })
const questions = [1, 2].map((id) => ({ ...choice(id), options: [choice(10), choice(11)] }))
const chosen: readonly BuyBackEvent[] = [
  { type: 'device-type', choice: choice(1) },
  { type: 'brand', choice: choice(2) },
  { type: 'model', choice: choice(3), questions },
]
const answers: readonly BuyBackEvent[] = [
  { type: 'answer', question: 1, option: 10 },
  { type: 'answer', question: 2, option: 11 },
]
const offer: BuyBackEvent = {
  type: 'offer',
  offer: { id: 'teklif-1', price: kurus(450_000), validUntil: '2026-11-27T09:00:00Z' },
}
const run = (...events: readonly BuyBackEvent[]) => events.reduce(buyBack.next, buyBack.initial)

describe('S13 buyBack', () => {
  it('begins with the device type under garantili', () => {
    expect(buyBack.initial).toMatchObject({
      step: 'device-type',
      tab: 'garantili',
      brand: null,
      model: null,
      offer: null,
    })
  })

  it('goes step by step to an approved offer', () => {
    const steps = [...chosen, ...answers, offer, { type: 'approved' } as const].map((_, index, events) =>
      run(...events.slice(0, index + 1)),
    )
    expect(steps.map(({ step }) => step)).toEqual([
      'brand',
      'model',
      'questions',
      'questions',
      'questions',
      'offer',
      'approved',
    ])
    expect(steps.at(-1)).toMatchObject({ brand: choice(2), model: choice(3), offer: { id: 'teklif-1' } })
  })

  it('takes no offer before every question has an answer', () => {
    const half = run(...chosen, { type: 'answer', question: 1, option: 10 })
    expect(allAnswered(half)).toBe(false)
    expect(buyBack.next(half, offer)).toBe(half)
    expect(allAnswered(run(...chosen, ...answers))).toBe(true)
  })

  it('takes no answer that is not among the options', () => {
    const asked = run(...chosen)
    expect(buyBack.next(asked, { type: 'answer', question: 1, option: 99 })).toBe(asked)
    expect(buyBack.next(asked, { type: 'answer', question: 99, option: 10 })).toBe(asked)
    expect(run({ type: 'answer', question: 1, option: 10 })).toBe(buyBack.initial)
  })

  it('goes back one step and forgets what was chosen from there on', () => {
    expect(run(...chosen, { type: 'back' })).toMatchObject({
      step: 'model',
      brand: choice(2),
      model: null,
      questions: [],
    })
    expect(run(...chosen, { type: 'back' }, { type: 'back' })).toMatchObject({
      step: 'brand',
      deviceType: choice(1),
      brand: null,
    })
    expect(run(...chosen, ...answers, offer, { type: 'back' })).toMatchObject({
      step: 'questions',
      offer: null,
      answers: { 1: 10, 2: 11 },
    })
    expect(run({ type: 'back' })).toBe(buyBack.initial)
  })

  it('begins again under another tab, though not once the offer is approved', () => {
    expect(run(...chosen, { type: 'tab', tab: 'delta' })).toEqual({ ...buyBack.initial, tab: 'delta' })
    expect(run({ type: 'tab', tab: 'garantili' })).toBe(buyBack.initial)
    const approved = run(...chosen, ...answers, offer, { type: 'approved' })
    for (const event of [{ type: 'tab', tab: 'delta' }, { type: 'back' }, offer, ...chosen] as const)
      expect(buyBack.next(approved, event)).toBe(approved)
  })

  it('has an offer on its last two steps and never before', () => {
    const event: fc.Arbitrary<BuyBackEvent> = fc.constantFrom<BuyBackEvent>(
      ...chosen,
      ...answers,
      offer,
      { type: 'approved' },
      { type: 'back' },
      { type: 'tab', tab: 'delta' },
    )
    const isSound = (state: BuyBackState) => {
      expect(state.offer !== null).toBe(state.step === 'offer' || state.step === 'approved')
      expect(state.model !== null).toBe(!['device-type', 'brand', 'model'].includes(state.step))
      expect(state.brand !== null).toBe(!['device-type', 'brand'].includes(state.step))
    }
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state = buyBack.initial
        for (const event of events) {
          state = buyBack.next(state, event)
          isSound(state)
        }
      }),
    )
  })
})
