import { listSlug, productId } from '@market/domain/kernel'
import { pastSearches } from '@market/domain/catalog'
import { RouterLink, ServicesContext } from '@market/react'
import { memoryCart } from '@market/commerce/testing'
import {
  aCartItem,
  aCartShop,
  aMember,
  anOrder,
  aProductDetail,
  memoryCatalog,
  memoryExpiringStore,
  memoryLists,
  memoryOrders,
  memorySession,
  memoryTokens,
  setClock,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { briefOf, writeBriefs } from '../../shared/product/product-brief.ts'
import { nothingInView } from '../../testing/nothing-in-view.ts'
import { GoOn } from './go-on.tsx'
import { cardContainer } from '../../testing/card-container.ts'

nothingInView()
afterEach(cleanup)

const product = (id: number, more: object = {}) => aProductDetail({ id: productId(id), name: `Ürün ${id}`, ...more })
const products = [product(1), product(2), product(3, { stock: 0 }), product(4), product(5)]
const login = { username: 'ada@ornek.test', password: 'Deneme123' }

interface Shopper {
  readonly seen?: readonly number[]
  readonly searches?: readonly string[]
  readonly inCart?: readonly number[]
  readonly listed?: readonly number[]
  readonly bought?: readonly { readonly id: number; readonly givenBack?: number }[]
  readonly asMember?: boolean
  readonly cartIsRead?: boolean
}

async function show(shopper: Shopper) {
  const {
    seen = [],
    searches = [],
    inCart = [],
    listed = [],
    bought = [],
    asMember = false,
    cartIsRead = true,
  } = shopper
  const tokens = memoryTokens()
  const memory = memoryExpiringStore(setClock())
  writeBriefs(
    memory,
    'seen',
    seen.map((id) => briefOf(product(id))),
  )
  for (const text of searches) pastSearches(memory).add(text)
  const lists = memoryLists(products)
  for (const id of listed) await lists.add(listSlug('favori-listem'), { productId: productId(id), attrId: '' })
  const order = anOrder({ status: 'delivered' })
  const [shop] = order.shops
  const [line] = shop?.items ?? []
  if (!shop || !line) throw new Error('an order without a line')
  const items = bought.map(({ id, givenBack = 0 }) => ({ ...line, productId: productId(id), quantity: 1, givenBack }))
  const gateway = memoryCart([aCartShop({ items: inCart.map((id) => aCartItem({ productId: productId(id) })) })])
  const { container, cart, session } = cardContainer({
    catalog: memoryCatalog({ products }),
    cart: gateway,
    lists,
    tokens,
    sessions: memorySession([{ ...login, user: aMember() }], tokens),
  })
  if (asMember) await session.login(login)
  for (const id of inCart) await gateway.add({ productId: productId(id), attrId: '', quantity: 1, insurance: [] })
  container.bind(services.ExpiringStore).toConstantValue(memory)
  container.bind(services.OrderGateway).toConstantValue(memoryOrders([{ ...order, shops: [{ ...shop, items }] }]))
  render(
    <ServicesContext value={container}>
      <LinkProvider component={RouterLink}>
        <MemoryRouter>
          <GoOn />
        </MemoryRouter>
      </LinkProvider>
    </ServicesContext>,
  )
  // The header loads the cart.
  const readCart = () => act(() => cart.load())
  if (cartIsRead) await readCart()
  return { memory, readCart }
}
const row = async () => within(await screen.findByRole('region', { name: 'Kaldığınız Yerden Devam Edin' }))
const names = async () => (await (await row()).findAllByRole('heading', { level: 3 })).map((one) => one.textContent)

it('lists products seen in this browser, without sold out ones and those in the cart', async () => {
  await show({ seen: [3, 2, 1, 4], inCart: [1] })
  expect(await names()).toEqual([expect.stringContaining('Ürün 2'), expect.stringContaining('Ürün 4')])
  expect((await row()).getByRole('link', { name: 'Sepetinizde 1 ürün var' }).getAttribute('href')).toBe('/my/tr/sepet')
})

it('links to a cart with every seen product, and keeps the link when the history is cleared', async () => {
  await show({ seen: [1], inCart: [1] })
  const shown = await row()
  expect(shown.queryByRole('heading', { level: 3 })).toBeNull()
  fireEvent.click(shown.getByRole('button', { name: 'Geçmişi temizle' }))
  expect(shown.getByRole('status').textContent).toBe('Geçmişiniz temizlendi.')
  expect(shown.getByRole('link').textContent).toBe('Sepetinizde 1 ürün var')
  expect(shown.queryByRole('button')).toBeNull()
})

it('shows the same when the cart is read late', async () => {
  const { readCart } = await show({ seen: [1, 2], inCart: [1], cartIsRead: false })
  expect(screen.queryByRole('region')).toBeNull()
  await readCart()
  expect(await names()).toEqual([expect.stringContaining('Ürün 2')])
})

it('adds a member’s listed and kept products', async () => {
  await show({ seen: [1], listed: [2], bought: [{ id: 4 }, { id: 5, givenBack: 1 }], asMember: true })
  expect(await names()).toEqual(['1', '2', '4'].map((id) => expect.stringContaining(`Ürün ${id}`)))
})

it('requests no account data for a visitor', async () => {
  await show({ seen: [1], listed: [2], bought: [{ id: 4 }] })
  expect(await names()).toEqual([expect.stringContaining('Ürün 1')])
})

it('links to past searches, and clears everything on request', async () => {
  const { memory } = await show({ seen: [1], searches: ['kahve', 'mavi gömlek'] })
  await names()
  const link = (await row()).getByRole('link', { name: 'mavi gömlek' })
  expect(link.getAttribute('href')).toBe('/arama?q=mavi%20g%C3%B6mlek')
  fireEvent.click((await row()).getByRole('button', { name: 'Geçmişi temizle' }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Geçmişiniz temizlendi.')
  expect([memory.read('seen'), memory.read('searches') ?? '']).toEqual(['[]', ''])
})

it('is not shown to a new visitor', async () => {
  await show({})
  await expect.poll(() => screen.queryByRole('region')).toBeNull()
})
