import { aCartItem, aCartShop, anAddress, anEmptyCart } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { addressId } from '../kernel/ids.ts'
import { checkoutEntrance } from './missing-before-payment.ts'

const home = anAddress()
const so = {
  cart: { ...anEmptyCart(), count: 1, shops: [aCartShop({ items: [aCartItem()] })] },
  member: true,
  buyer: { firstName: home.firstName, lastName: home.lastName },
  step: {
    addresses: [home],
    selectedAddress: home.id,
    selectedInvoice: home.id,
    guestEmail: null,
    guestVerified: false,
    tcRequired: false,
    nationalIdKept: false,
  },
  shipping: { option: 'address' as const, pickup: null, unfitForLocker: [] },
} satisfies Parameters<typeof checkoutEntrance>[0]
const aGift = {
  ...so.cart,
  shops: [aCartShop({ items: [aCartItem({ gift: { wrapped: true, note: '', pricesHidden: true } })] })],
}
const branch = { id: 7, name: 'Çankaya', city: 'Ankara', district: 'Çankaya', address: 'Cinnah 1', hours: '9–18' }

describe('K4 the checkout continues', () => {
  it('at the payment for a member with an address, and for a guest with a proven mailbox', () => {
    expect(checkoutEntrance(so)).toBe('/my/tr/odeme-yontemi')
    const guest = { ...so, member: false, step: { ...so.step, guestVerified: true } }
    expect(checkoutEntrance(guest)).toBe('/my/tr/odeme-yontemi')
  })
  it.each([
    ['of a guest without a proven mailbox', { member: false }],
    ['without an address', { step: { ...so.step, addresses: [], selectedAddress: null, selectedInvoice: null } }],
    ['to a branch that was not chosen', { shipping: { ...so.shipping, option: 'branch' as const } }],
    [
      'to a locker that it does not fit',
      {
        shipping: { option: 'kargomat' as const, pickup: branch, unfitForLocker: ['Koltuk'] },
      },
    ],
    ['of a gift to another name', { cart: aGift, buyer: { firstName: 'Zeynep', lastName: 'Kaya' } }],
    ['over gold without a national ID', { cart: { ...so.cart, tcRequired: true } }],
  ])('at the address %s', (_, more) => expect(checkoutEntrance({ ...so, ...more })).toBe('/my/tr/adres'))
  it('at the payment for a gift to the own name, and for one whose invoice goes to another address', () => {
    expect(checkoutEntrance({ ...so, cart: aGift })).toBe('/my/tr/odeme-yontemi')
    const work = anAddress({ id: addressId('work') })
    const step = { ...so.step, addresses: [home, work], selectedInvoice: work.id }
    const buyer = { firstName: 'Zeynep', lastName: 'Kaya' }
    expect(checkoutEntrance({ ...so, cart: aGift, step, buyer })).toBe('/my/tr/odeme-yontemi')
  })
  it('at the payment to a branch that was chosen', () => {
    const shipping = { option: 'branch' as const, pickup: branch, unfitForLocker: [] }
    expect(checkoutEntrance({ ...so, shipping })).toBe('/my/tr/odeme-yontemi')
  })
})
