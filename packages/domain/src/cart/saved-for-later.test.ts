import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { savedForLater, type SavedForLaterEvent, type SavedForLaterState } from './saved-for-later.ts'

const red = { productId: 1, attrId: '5', quantity: 3, attributes: [{ key: 'Renk', value: 'Kırmızı' }] }
const blue = { ...red, attrId: '6', quantity: 1 }
const ref = ({ productId, attrId }: typeof red) => ({ productId, attrId })
type Item = typeof red
type State = SavedForLaterState<Item>

describe('C9 savedForLater', () => {
  const begun: State = savedForLater.next({ cart: [], saved: [] }, { type: 'loaded', cart: [red, blue], saved: [] })

  it('moves an item with its quantity and attributes, and leaves the other combination', () => {
    const saved = savedForLater.next(begun, { type: 'save', ...ref(red) })
    expect(saved).toEqual({ cart: [blue], saved: [red] })
    expect(savedForLater.next(saved, { type: 'move-back', ...ref(red) })).toEqual({ cart: [blue, red], saved: [] })
  })

  it('gives the same state back for what is not there', () => {
    expect(savedForLater.next(begun, { type: 'move-back', ...ref(red) })).toBe(begun)
    expect(savedForLater.next(begun, { type: 'save', productId: 9, attrId: '' })).toBe(begun)
  })

  it('brings the units of one line together', () => {
    const state: State = { cart: [{ ...red, quantity: 2 }], saved: [red] }
    expect(savedForLater.next(state, { type: 'save', ...ref(red) })).toEqual({
      cart: [],
      saved: [{ ...red, quantity: 5 }],
    })
  })

  it('begins with two empty lists', () => {
    expect(savedForLater.initial).toEqual({ cart: [], saved: [] })
  })

  it('keeps every unit in one place, as a ledger of units does', () => {
    const key = (item: { readonly productId: number; readonly attrId: string }) => `${item.productId}/${item.attrId}`
    interface Ledger {
      readonly cart: Map<string, number>
      readonly saved: Map<string, number>
    }
    const unitsOf = (items: readonly Item[]) => new Map(items.map((item) => [key(item), item.quantity]))
    const shift = (from: Map<string, number>, to: Map<string, number>, name: string) => {
      const units = from.get(name)
      if (units === undefined) return
      from.delete(name)
      to.set(name, (to.get(name) ?? 0) + units)
    }
    const command = (
      event: SavedForLaterEvent<Item> & { type: 'save' | 'move-back' },
    ): fc.Command<Ledger, { state: State }> => ({
      check: () => true,
      run: (ledger, real) => {
        const [from, to] = event.type === 'save' ? [ledger.cart, ledger.saved] : [ledger.saved, ledger.cart]
        shift(from, to, key(event))
        real.state = savedForLater.next(real.state, event)
        expect(unitsOf(real.state.cart)).toEqual(ledger.cart)
        expect(unitsOf(real.state.saved)).toEqual(ledger.saved)
        expect(real.state.cart.length + real.state.saved.length).toBe(ledger.cart.size + ledger.saved.size)
        for (const item of [...real.state.cart, ...real.state.saved]) expect(item.attributes).toEqual(red.attributes)
      },
      toString: () => `${event.type} ${key(event)}`,
    })
    const line = fc.record({ productId: fc.integer({ min: 1, max: 3 }), attrId: fc.constantFrom('', '5') })
    const items = fc.uniqueArray(
      fc.tuple(line, fc.integer({ min: 1, max: 9 })).map(([line, quantity]): Item => ({ ...red, ...line, quantity })),
      { selector: key },
    )
    const commands = fc.commands([
      line.map((line) => command({ type: 'save', ...line })),
      line.map((line) => command({ type: 'move-back', ...line })),
    ])
    fc.assert(
      fc.property(items, items, commands, (cart, saved, commands) => {
        const model = { cart: unitsOf(cart), saved: unitsOf(saved) }
        fc.modelRun(() => ({ model, real: { state: { cart, saved } } }), commands)
      }),
    )
  })
})
