import { succeed } from '@market/domain/kernel'
import { expect, test } from 'vitest'
import { type CheckoutFacts, draftOrder } from './draft-order.ts'
import { sampleDraft, sampleFacts, sampleItem } from './memory/sample-draft.ts'

const sample = { cartId: 'sepet', items: [sampleItem({ productId: 1, quantity: 2 })] }
const facts = sampleFacts(sample)
const own = (more: Partial<CheckoutFacts['own']['cart']>) => ({ ...facts.own, cart: { ...facts.own.cart, ...more } })
const branch = {
  id: 4,
  kind: 'branch' as const,
  name: 'Moda Şube',
  city: 'İstanbul',
  district: 'Kadıköy',
  address: 'No: 1',
  hours: '',
}
const receiver = { first_name: 'Can', last_name: 'Er', phone: '05321112244' }

test('an order has the lines of the cart and the chosen address', () => {
  expect(draftOrder(facts, 'guest')).toEqual(succeed(sampleDraft(sample)))
})
test.each<[string, Partial<CheckoutFacts>, unknown]>([
  ['nothing in the cart', { own: sampleFacts({ cartId: 'sepet', items: [] }).own }, { step: 'items' }],
  [
    'fewer units than are wanted',
    { own: sampleFacts({ cartId: 'sepet', items: [sampleItem({ productId: 1, quantity: 2, stock: 1 })] }).own },
    { code: 'order/cart-blocked' },
  ],
  ['no address', { book: { ...facts.book, selectedAddress: null } }, { step: 'delivery-address' }],
  ['no branch', { book: { ...facts.book, shippingOption: 'branch' } }, { step: 'branch' }],
  ['gold without a national ID', { own: own({ hasGold: true, tcRequired: true }) }, { step: 'national-id' }],
  [
    'goods that no locker takes',
    { own: { ...facts.own, unfitForLocker: ['Halı'] }, pickup: { option: 'kargomat', point: null, receiver: null } },
    { code: 'delivery/not-for-locker', names: ['Halı'] },
  ],
])('%s is in the way', (_, more, failure) => {
  expect(draftOrder({ ...facts, ...more }, 'guest')).toMatchObject({ ok: false, failure })
})
test('someone unknown is asked who they are', () => {
  expect(draftOrder(facts, 'anonymous')).toMatchObject({ failure: { code: 'order/step-missing', step: 'identity' } })
})
test('an invoice over gold has the stored national ID', () => {
  const gold = { ...facts, own: own({ hasGold: true, tcRequired: true }), nationalId: '10000000146' }
  expect(draftOrder(gold, 'guest')).toMatchObject({ value: { invoice: { tc: '10000000146' }, delivery: { tc: '' } } })
})
test('a parcel for a branch has the name of its receiver; the invoice stays the buyer’s', () => {
  const book = { ...facts.book, shippingOption: 'branch', selectedBranch: '4' } as const
  const drafted = draftOrder({ ...facts, book, pickup: { option: 'branch', point: branch, receiver } }, 'guest')
  expect(drafted).toMatchObject({
    value: { delivery: { firstName: 'Can', title: 'Moda Şube' }, invoice: { firstName: 'Elif', title: 'Ev' } },
  })
})
test('checkout steps and draft agree on what is complete', () => {
  expect(() => draftOrder({ ...facts, email: undefined }, 'member')).toThrow('incomplete')
})
