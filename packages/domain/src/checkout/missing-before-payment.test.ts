import { aCartItem, aCartShop, anAddress, anEmptyCart } from '@market/testing'
import { describe, expect, it } from 'vitest'
import { checkoutEntrance } from './missing-before-payment.ts'

const home = anAddress()
const so = {
  cart: { ...anEmptyCart(), count: 1, shops: [aCartShop({ items: [aCartItem()] })] },
  member: true,
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
    ['over gold without a national ID', { cart: { ...so.cart, tcRequired: true } }],
  ])('at the address %s', (_, more) => expect(checkoutEntrance({ ...so, ...more })).toBe('/my/tr/adres'))
  it('at the payment to a branch that was chosen', () => {
    const shipping = { option: 'branch' as const, pickup: branch, unfitForLocker: [] }
    expect(checkoutEntrance({ ...so, shipping })).toBe('/my/tr/odeme-yontemi')
  })
})
