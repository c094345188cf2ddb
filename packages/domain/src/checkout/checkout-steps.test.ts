import { describe, expect, it } from 'vitest'
import { checkoutSteps } from './checkout-steps.ts'

const cart = { tcRequired: false, shops: [{ items: [{ quantity: 2, stock: 5, active: true }] }] }
const member = { visitor: 'member' } as const
const home = { id: 'home', tc: '' }
const address = {
  addresses: [home],
  selectedAddress: 'home',
  selectedInvoice: null,
  useAsInvoice: true,
  shippingOption: 'address',
  selectedBranch: null,
  selectedKargomat: null,
} as const
const states = (steps: ReturnType<typeof checkoutSteps>) => steps.steps.map(({ name, state }) => `${name} ${state}`)

describe('K4 checkoutSteps', () => {
  it('stays in an empty cart', () => {
    const steps = checkoutSteps({ ...cart, shops: [] }, member, address)
    expect(steps).toMatchObject({ open: 'cart', missing: ['items'] })
    expect(states(steps)).toEqual(['cart open', 'address ahead', 'payment ahead', 'done ahead'])
  })

  it.each([
    { quantity: 2, stock: 1, active: true },
    { quantity: 1, stock: 5, active: false },
  ])('stays in a cart with what cannot be had: %o', (item) => {
    expect(checkoutSteps({ ...cart, shops: [{ items: [item] }] }, member, address).missing).toEqual(['sold-out-item'])
  })

  it('takes the last ones in stock, and no cart with one line that cannot be had', () => {
    const [last, gone] = [
      { quantity: 2, stock: 2, active: true },
      { quantity: 1, stock: 0, active: true },
    ]
    const of = (...items: readonly (typeof last)[]) => checkoutSteps({ ...cart, shops: [{ items }] }, member, address)
    expect(of(last).open).toBe('payment')
    expect(of(last, gone).missing).toEqual(['sold-out-item'])
  })

  it('asks who buys and where it goes', () => {
    const steps = checkoutSteps(cart, { visitor: 'anonymous' }, { ...address, addresses: [], selectedAddress: null })
    expect(steps).toMatchObject({ open: 'address', missing: ['identity', 'delivery-address'] })
    expect(states(steps)).toEqual(['cart done', 'address open', 'payment ahead', 'done ahead'])
  })

  it('lets a guest on', () => {
    expect(checkoutSteps(cart, { visitor: 'guest' }, address).open).toBe('payment')
  })

  it('does not take a selection that is no longer among the addresses', () => {
    expect(checkoutSteps(cart, member, { ...address, selectedAddress: 'gone' }).missing).toEqual(['delivery-address'])
  })

  it('asks for an invoice address of its own when the delivery address is not used', () => {
    const apart = { ...address, useAsInvoice: false }
    expect(checkoutSteps(cart, member, apart).missing).toEqual(['invoice-address'])
    expect(checkoutSteps(cart, member, { ...apart, selectedInvoice: 'home' }).open).toBe('payment')
  })

  it.each([
    ['branch', { selectedBranch: 'b1' }],
    ['kargomat', { selectedKargomat: 'k1' }],
  ] as const)('asks for the place of a delivery to a %s', (shippingOption, chosen) => {
    expect(checkoutSteps(cart, member, { ...address, shippingOption }).missing).toEqual([shippingOption])
    expect(checkoutSteps(cart, member, { ...address, shippingOption, ...chosen }).open).toBe('payment')
  })

  it('asks for the national ID when the cart requires it', () => {
    const strict = { ...cart, tcRequired: true }
    expect(checkoutSteps(strict, member, address)).toMatchObject({ open: 'address', missing: ['national-id'] })
    const withTc = (tc: string) => ({ ...address, addresses: [{ ...home, tc }] })
    expect(checkoutSteps(strict, member, withTc('10000000147')).missing).toEqual(['national-id'])
    expect(checkoutSteps(strict, member, withTc('10000000146'))).toMatchObject({
      open: 'payment',
      missing: ['payment'],
    })
  })

  it('accepts the national ID that is stored beside the addresses', () => {
    const strict = { ...cart, tcRequired: true }
    expect(checkoutSteps(strict, { ...member, nationalIdKept: true }, address).open).toBe('payment')
  })

  it('is done once the order is placed, though the cart has turned over', () => {
    const steps = checkoutSteps({ ...cart, shops: [] }, member, address, 'order-1')
    expect(steps).toMatchObject({ open: 'done', missing: [] })
    expect(states(steps)).toEqual(['cart done', 'address done', 'payment done', 'done open'])
  })
})
