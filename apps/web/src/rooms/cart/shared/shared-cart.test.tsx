import { productId } from '@market/domain/kernel'
import { aCartItem, aCartShop, valueOf } from '@market/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Container } from 'inversify'
import { afterEach, expect, it } from 'vitest'
import { showMemberPage } from '../../../testing/show-member-page.tsx'
import { ShareCartButton } from './share-cart-button.tsx'
import { page } from './shared-cart-page.tsx'

afterEach(cleanup)

const line = (id: number) => ({ productId: productId(id), attrId: '' })
const items = [1, 2, 3].map((id) => aCartItem({ ...line(id), name: `Kazak ${id}`, stock: 5, limit: 5 }))
const load = (container: Container, token: string) => {
  const request = { url: new URL(`http://guvercin.test/my/paylasilan-sepet/${token}`), params: { token } }
  return page.load?.({ ...request, services: container, signal: new AbortController().signal })
}
type Loaded = NonNullable<Awaited<ReturnType<typeof load>>>

/**
 * Opens the page of a shared cart with three lines. The owner has emptied the cart since, and the third product is sold
 * out.
 */
async function openShared() {
  const loaded: { data?: Loaded } = {}
  const Component = () => loaded.data && <page.Component data={loaded.data} />
  const path = '/my/paylasilan-sepet'
  const all = await showMemberPage({ Component }, `${path}/a`, `${path}/:token`, { shops: [aCartShop({ items })] })
  for (const [at, item] of items.entries()) await valueOf(all.cart.add({ ...line(item.productId), quantity: at + 1 }))
  all.cart.setStock(line(3), 0)
  const [share] = await valueOf(all.sharedCarts.share())
  await valueOf(all.cart.remove())
  const data = await load(all.container, share?.token ?? '')
  if (!data) throw new Error('nothing loaded')
  loaded.data = data
  all.show()
  return { ...all, data, token: share?.token ?? '' }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('names the owner and the last day, and puts the chosen products into the cart in the owner’s units', async () => {
  const { cart } = await openShared()
  screen.getByRole('heading', { level: 1, name: 'Elif’in paylaştığı sepet' })
  screen.getByText(/^3 ürün · 20 Aralık 2026 tarihine kadar açık/)
  expect([box('Seç: Ihlamur Kazak 2').checked, box('Seç: Ihlamur Kazak 3').disabled]).toEqual([true, true])
  screen.getByText('749,70 TL')
  fireEvent.click(box('Seç: Ihlamur Kazak 1'))
  fireEvent.click(screen.getByRole('button', { name: '1 ürünü sepete ekle' }))
  await waitFor(() => expect(cart.current().shops[0]?.items).toMatchObject([{ productId: 2, quantity: 2 }]))
})

it('puts all that can be had in at once, and nothing where nothing is chosen', async () => {
  const { cart } = await openShared()
  fireEvent.click(screen.getByRole('button', { name: '2 ürünü sepete ekle' }))
  await waitFor(() => expect(cart.current().count).toBe(3))
  for (const id of [1, 2]) fireEvent.click(box(`Seç: Ihlamur Kazak ${id}`))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sepete eklemek için ürün seçin' })
  expect(button.disabled).toBe(true)
})

it('is not cached or indexed, and is 404 once it has ended', async () => {
  const { data, container, sharedCarts, token } = await openShared()
  expect(page.shared).toBeUndefined()
  expect(page.head(data, new URL('http://guvercin.test/'), {} as never)).toMatchObject({ noindex: true })
  await valueOf(sharedCarts.end(token))
  await expect(load(container, token)).rejects.toMatchObject({ status: 404 })
})

it('gives an address of the present cart with its last day, and ends it', async () => {
  const all = await showMemberPage({ Component: ShareCartButton }, '/my/tr/sepet', '/my/tr/sepet', {
    shops: [aCartShop({ items })],
  })
  await valueOf(all.cart.add({ ...line(1), quantity: 1 }))
  all.show()
  fireEvent.click(screen.getByRole('button', { name: 'Sepeti paylaş' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Yeni bağlantı oluştur' }))
  const label = '1 ürünlük sepet, 20 Aralık 2026 tarihine kadar açık'
  const field = await screen.findByLabelText<HTMLInputElement>(label)
  expect(field.value).toMatch(/\/my\/paylasilan-sepet\/gizli-sepet-1$/)
  fireEvent.click(screen.getByRole('button', { name: 'Paylaşımı durdur' }))
  expect(await valueOf(all.sharedCarts.mine())).toHaveLength(1)
  act(() => all.notices.state.current().dialog?.actions.at(-1)?.run?.())
  await waitFor(() => expect(screen.queryByLabelText(label)).toBeNull())
})
