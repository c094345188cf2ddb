import { kurus, zero } from '@market/domain/money'
import type { PromotionOffer } from '@market/domain/promotions'
import { valueOf } from '@market/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Offers } from '../../shared/promotion/offers.tsx'
import { showMemberPage } from '../../testing/show-member-page.tsx'
import { page } from './coupons-page.tsx'
import { productId } from '@market/domain/kernel'

afterEach(cleanup)

const one = { shop: { name: 'Deniz Kitap', url: '/magaza/deniz-kitap' }, endsAt: '2026-12-31T20:59:00Z' }
const offers: readonly PromotionOffer[] = [
  { ...one, id: 'uc', name: '3 al 2 öde', state: 'automatic', rule: { kind: 'n-for-m', take: 3, pay: 2 } },
  {
    ...one,
    id: 'yirmi',
    name: '20 TL kupon',
    state: 'open',
    rule: { kind: 'amount', amount: kurus(2_000), from: kurus(20_000) },
  },
  {
    ...one,
    id: 'on',
    name: '%10 kupon',
    state: 'used',
    rule: { kind: 'percent', percent: 10, most: kurus(7_500), from: zero },
  },
  { ...one, id: 'eski', name: 'Eski kupon', state: 'ended', rule: { kind: 'amount', amount: kurus(500), from: zero } },
]
const open = async (shown: { readonly Component: typeof page.Component }, given = offers) => {
  const all = await showMemberPage(shown as never, '/my/kuponlarim', '/my/kuponlarim', { offers: given })
  all.show()
  return all
}

it('shows each coupon’s benefit and state', async () => {
  const { promotions } = await showMemberPage(page, '/my/kuponlarim', '/my/kuponlarim', { offers })
  await valueOf(promotions.collect('yirmi'))
  cleanup()
  await open(page)
  expect(await screen.findByText('Kullanıldı')).toBeTruthy()
  expect(screen.getByText('Süresi doldu')).toBeTruthy()
  expect(screen.getByText(/%10 indirim, en fazla 75,00 TL/)).toBeTruthy()
})

it('says where to find coupons when the list is empty', async () => {
  await open(page, [])
  expect(await screen.findByText(/^Henüz kuponunuz yok/)).toBeTruthy()
})

it('a coupon beside a product is collected once by two presses, and a campaign has no button', async () => {
  const { promotions, toast } = await open({ Component: () => <Offers of={{ product: productId(1) }} /> } as never)
  expect(await screen.findByText('Her 3 üründen en ucuzu bedava.', { exact: false })).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Kuponu al: 20 TL kupon' })
  expect(screen.getAllByRole('button')).toEqual([button])
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(toast()).toMatch(/^Kupon hesabınıza eklendi/))
  expect(screen.getByText('Geçerli')).toBeTruthy()
  expect((await valueOf(promotions.own())).filter(({ state }) => state === 'collected').map(({ id }) => id)).toEqual([
    'yirmi',
  ])
})
