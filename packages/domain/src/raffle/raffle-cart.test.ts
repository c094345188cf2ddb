import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { raffleCart, type RaffleCartEvent, type RaffleCartState } from './raffle-cart.ts'

const bicycle = { id: 1, name: 'Bisiklet', count: 2 }

describe('S10 raffleCart', () => {
  it('sums the counts of one product', () => {
    const once = raffleCart.next(raffleCart.initial, { type: 'add', item: bicycle })
    expect(raffleCart.next(once, { type: 'add', item: { ...bicycle, count: 3 } })).toEqual([{ ...bicycle, count: 5 }])
  })

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('takes no count of %s', (count) => {
    const state = [bicycle]
    expect(raffleCart.next(state, { type: 'add', item: { ...bicycle, count } })).toBe(state)
  })

  it('gives the same state back when there is nothing to remove or to clear', () => {
    const state = [bicycle]
    expect(raffleCart.next(state, { type: 'remove', id: 9 })).toBe(state)
    expect(raffleCart.next(raffleCart.initial, { type: 'clear' })).toBe(raffleCart.initial)
  })

  it('holds what a tally of tickets holds', () => {
    type Tally = Map<number, number>
    const command = (
      event: RaffleCartEvent,
      happen: (tally: Tally) => void,
    ): fc.Command<Tally, { state: RaffleCartState }> => ({
      check: () => true,
      run: (tally, real) => {
        happen(tally)
        real.state = raffleCart.next(real.state, event)
        expect(new Map(real.state.map(({ id, count }) => [id, count]))).toEqual(tally)
        expect(real.state).toHaveLength(tally.size)
      },
      toString: () => JSON.stringify(event),
    })
    const id = fc.integer({ min: 1, max: 4 })
    const commands = fc.commands([
      fc.tuple(id, fc.integer({ min: 1, max: 20 })).map(([id, count]) =>
        command({ type: 'add', item: { id, name: 'Bisiklet', count } }, (tally) => {
          tally.set(id, (tally.get(id) ?? 0) + count)
        }),
      ),
      id.map((id) => command({ type: 'remove', id }, (tally) => void tally.delete(id))),
      fc.constant(command({ type: 'clear' }, (tally) => tally.clear())),
    ])
    fc.assert(
      fc.property(commands, (commands) => {
        fc.modelRun(() => ({ model: new Map(), real: { state: raffleCart.initial } }), commands)
      }),
    )
  })
})
