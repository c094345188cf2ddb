import { productId } from '@market/domain/kernel'
import { aCartItem, aCartShop, aProductCard, valueOf } from '@market/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { showMemberPage } from '../../testing/show-member-page.tsx'
import { page } from './lists-page.tsx'

afterEach(cleanup)

const products = [
  aProductCard({ id: productId(1), name: 'Kazak' }),
  aProductCard({ id: productId(2), name: 'Atkı' }),
  aProductCard({ id: productId(3), name: 'Bere', stock: 0 }),
  aProductCard({ id: productId(4), name: 'Eldiven' }),
]
const show = async () => {
  const shops = [
    aCartShop({ items: products.map(({ id }) => aCartItem({ productId: id, attrId: '', stock: 5, limit: 5 })) }),
  ]
  const all = await showMemberPage(page, '/my/listelerim', '/my/listelerim/:slug?', {
    products,
    offSale: [productId(4)],
    shops,
  })
  const [first] = await valueOf(all.lists.all())
  if (!first) throw new Error('no list')
  for (const { id } of products) await all.lists.add(first.collectionSlug, { productId: id, attrId: '' })
  const other = await valueOf(all.lists.create('Kışlıklar'))
  all.show()
  await screen.findByRole('link', { name: 'Kışlıklar (0)' })
  return { ...all, other }
}

it('a product moves to another list', async () => {
  const { lists, other, toast } = await show()
  fireEvent.change(await screen.findByRole('combobox', { name: 'Başka liste: Ihlamur Kazak' }), {
    target: { value: other.collectionSlug },
  })
  // Selecting a list does not move the product yet, because arrow keys step through all lists.
  expect((await valueOf(lists.one(other.collectionSlug))).entries).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Taşı: Ihlamur Kazak' }))
  await waitFor(() => expect(toast()).toBe('Ürün “Kışlıklar” listesine taşındı.'))
  expect(await screen.findByRole('link', { name: 'Kışlıklar (1)' })).toBeTruthy()
  expect((await valueOf(lists.one(other.collectionSlug))).entries[0]?.product.name).toBe('Kazak')
})

it('two products are removed by presses whose answers come together', async () => {
  await show()
  const buttons = await screen.findAllByRole('button', { name: /^Listeden çıkar: Ihlamur (Kazak|Atkı)$/ })
  for (const button of buttons) fireEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('link', { name: /Kazak|Atkı/ })).toBeNull())
  expect(screen.getByRole('link', { name: 'Ürüne bak: Ihlamur Eldiven' })).toBeTruthy()
})

it('all of a list that can be had goes into the cart at once', async () => {
  const { cart, toast } = await show()
  fireEvent.click(await screen.findByRole('button', { name: 'Tümünü sepete ekle' }))
  await waitFor(() => expect(cart.current().count).toBe(2))
  await waitFor(() => expect(toast()).toContain('2 ürün eklenmedi'))
})

it('a product that is sold no more is named as such, and leads to its page alone', async () => {
  await show()
  await screen.findByRole('link', { name: 'Ürüne bak: Ihlamur Eldiven' })
  expect(document.title).toBe('Favori Listem | Kumru')
  expect(screen.getByText('Satışta değil')).toBeTruthy()
  expect(screen.getByText('Tükendi')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sepete ekle: Ihlamur Eldiven' })).toBeNull()
})

it('a list that was made leaves an empty field without a complaint', async () => {
  await show()
  const field = () => screen.getByLabelText(/^Yeni liste/)
  await waitFor(field)
  fireEvent.change(field(), { target: { value: 'Hediyelikler' } })
  fireEvent.click(screen.getByRole('button', { name: 'Liste oluştur' }))
  await screen.findByRole('link', { name: 'Hediyelikler (0)' })
  expect(field()).toHaveProperty('value', '')
  expect(screen.queryByText('Liste adı zorunludur.')).toBeNull()
})
