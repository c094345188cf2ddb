import { aCartItem, aCartShop, anAddress } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { asksGiftOwner } from './asks-gift-owner.ts'

const own = anAddress()
const cartOf = (gift: boolean) => ({
  shops: [aCartShop({ items: [aCartItem(gift ? { gift: { wrapped: true, note: '', pricesHidden: true } } : {})] })],
})
const order = {
  cart: cartOf(true),
  buyer: { firstName: 'Ece', lastName: 'Deneme' },
  step: { addresses: [own], selectedAddress: own.id },
  option: 'address' as const,
}

describe('K3 the owner of the delivery address', () => {
  it.each([
    ['of a gift to an address in another name', {}, true],
    ['of a gift to no address yet', { step: { addresses: [own], selectedAddress: null } }, true],
    ['of a gift by an unknown buyer', { buyer: undefined }, true],
    ['of a gift to an address in the buyer’s name', { buyer: own }, false],
    ['of a gift to a branch', { option: 'branch' as const }, false],
    ['of a gift to a locker', { option: 'kargomat' as const }, false],
    ['of an order without a gift', { cart: cartOf(false) }, false],
  ])('%s', (_, more, asked) => expect(asksGiftOwner({ ...order, ...more })).toBe(asked))
})
