import type { DeskOrderWire } from '@market/contract/counter'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { answered, openPanel } from '../testing/open-panel.tsx'
import { Component as OrderPage } from './order-page.tsx'

afterEach(cleanup)

type Parcel = DeskOrderWire['order']['shops'][number]
type Payment = DeskOrderWire['order']['payment']

const item: Parcel['shop_items'][number] = {
  product_id: 1,
  attr_id: '',
  name: 'Roman',
  brand: '',
  url: '/roman-p-1',
  image: '',
  num: 1,
  given_back: 0,
  unit_states: [],
  withdrawal: 'free',
  attributes: [],
  num_discounted: 1,
  single_price: 214.9,
  price: 214.9,
  insurance_items: [],
  total_discount: 75,
  reductions: [],
  gift: null,
}
const parcel: Parcel = {
  shop_id: 1,
  shop_name: 'Hemşin Kitabevi',
  shop_url: '/magaza/hemsin',
  status: 'preparing',
  status_text: 'Mağaza hazırlıyor',
  next_step: '',
  tracking_no: null,
  invoice: null,
  steps: [],
  route: [],
  delivery_time: null,
  delivery_movable: false,
  hand_over_code: null,
  fetch_until: null,
  handed_over: null,
  sub_total: 214.9,
  cargo_total_price: 59.9,
  due: 274.8,
  shop_items: [item],
}
const payment: Payment = {
  title: 'Kapıda Ödeme',
  card: null,
  installment: 1,
  monthly: 274.8,
  amount: 274.8,
  interest: 0,
  left: 274.8,
  refunded: 0,
  state: 'on_delivery',
}
const shown = async (paid: Partial<Payment> = {}) => {
  const order: DeskOrderWire['order'] = {
    order_id: 'GV-1',
    mark: '1',
    created_at: '2026-11-29T10:00:00+03:00',
    status: 'preparing',
    status_text: 'Mağaza hazırlıyor',
    type: 'cash_on_delivery',
    payment: { ...payment, ...paid },
    transfer: null,
    contact_hidden: false,
    deliver_to: 'Ada Deneme',
    of_member: true,
    buyer: 'Ada Deneme',
    invoice: { name: 'Ada Deneme', tax: null, address: '' },
    address_changeable: true,
    waits_until: null,
    delivery: {
      city: 'Ankara',
      district: 'Çankaya',
      neighborhood: '',
      address: 'Sokak 1',
      zip_code: '06500',
      phone: '05321234567',
    },
    shipping: { option: 'address', title: 'Adrese Teslim', place: null },
    email: 'ada@ornek.com',
    cancel: null,
    cancellations: [],
    total_pure_price: 179.08,
    total_tax_price: 35.82,
    total_ship_price: 59.9,
    total_discount: 75,
    gift_code_amount: 0,
    total_price_with_shipping: 274.8,
    shops: [parcel],
  }
  openPanel(
    { '/siparisler/:number': OrderPage },
    { at: '/siparisler/GV-1', answers: { 'GET /orders/GV-1': () => answered({ order, packages: [], mails: [] }) } },
  )
  const region = await screen.findByRole('region', { name: 'Ödeme' })
  return within(region)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')}`)
}

it('the sums of an order add up, and cash at the door is not called paid', async () => {
  expect(await shown()).toEqual([
    'Ürünler: 214,90 TL',
    'Kargo ve Lojistik Hizmet Bedeli: 59,90 TL',
    'KDV Dahil Toplam Fiyat: 274,80 TL',
    'Durum: teslimatta ödenecek',
  ])
})

it('an order shows its card, interest and refund', async () => {
  const paid = { title: 'Kart', card: '•••• 0010', amount: 300, refunded: 300, left: 0, state: 'refunded' } as const
  expect(await shown(paid)).toEqual([
    'Kart: •••• 0010',
    'Ürünler: 214,90 TL',
    'Kargo ve Lojistik Hizmet Bedeli: 59,90 TL',
    'Vade farkı: 25,20 TL',
    'KDV Dahil Toplam Fiyat: 300,00 TL',
    'Durum: iade edildi',
    'Geri ödenen: 300,00 TL',
  ])
})
