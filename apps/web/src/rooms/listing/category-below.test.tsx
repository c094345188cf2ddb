import { productId } from '@market/domain/kernel'
import { listingQuery, pastSearches, type ProductDetail } from '@market/domain/catalog'
import { RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  aListingPage,
  aProductCard,
  aProductDetail,
  memoryCatalog,
  memoryCategories,
  memoryExpiringStore,
  memoryLists,
  memorySession,
  memoryTokens,
  recordedApp,
  setClock,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import type { ReactNode } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { nothingInView } from '../../testing/nothing-in-view.ts'
import { page as category } from './category-page.tsx'
import { CategoryBelow } from './category-below.tsx'
import { Rescue } from '../../shared/listing/rescue.tsx'

nothingInView()
afterEach(cleanup)

const [clothes] = aProductDetail().categories
const skirts = (count: number): readonly ProductDetail[] =>
  Array.from({ length: count }, (_, index) =>
    aProductDetail({
      id: productId(index + 1),
      name: `Etek ${index + 1}`,
      brand: index === 0 ? 'Poyraz' : 'Ihlamur',
      categories: clothes ? [{ ...clothes, slug: 'etek' }] : [],
    }),
  )

function show(children: ReactNode, products: readonly ProductDetail[], routed = true) {
  const container = new Container()
  const tokens = memoryTokens()
  const app = recordedApp()
  container.bind(services.Clock).toConstantValue(setClock())
  container.bind(services.CategoryCatalog).toConstantValue(memoryCategories({ products }))
  const memory = memoryExpiringStore(setClock())
  pastSearches(memory).add('ipek şal')
  container.bind(services.ExpiringStore).toConstantValue(memory)
  container.bind(services.ProductCatalog).toConstantValue(memoryCatalog({ products }))
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: memoryCart([]), app }))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, app))
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.ListGateway).toConstantValue(memoryLists())
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  render(
    <ServicesContext value={container}>
      <LinkProvider component={RouterLink}>{routed ? <MemoryRouter>{children}</MemoryRouter> : children}</LinkProvider>
    </ServicesContext>,
  )
}

it('a category shows best sellers, best rated products, campaign products and brands', async () => {
  show(<CategoryBelow category="kadin-giyim" />, skirts(3))
  for (const name of ['Bu Hafta En Çok Satanlar', 'En Beğenilenler', 'Kampanyadaki Ürünler']) {
    const row = within(await screen.findByRole('region', { name }))
    expect(row.getAllByRole('heading', { level: 3 })).toHaveLength(3)
  }
  const brands = within(await screen.findByRole('region', { name: 'Öne Çıkan Markalar' }))
  expect(brands.getByText('3 ürün stokta')).toBeTruthy()
  expect(brands.getByRole('link', { name: 'Ihlamur (2)' }).getAttribute('href')).toBe(
    '/arama/kadin-giyim?brand=ihlamur',
  )
})

it('a category’s text is on its first page only, and its title is used for search engines', () => {
  const words = { title: 'Etek Modelleri', description: 'Etekleri inceleyin.', text: 'Etekler her mevsim giyilir.' }
  const at = (search: string) => {
    cleanup()
    const query = listingQuery.parse(new URLSearchParams(search), 'listing', 'etek')
    const way = [{ name: 'Etek', url: '/arama/etek' }]
    const data = { path: '/arama/etek', query, way, listing: aListingPage(), slides: [], banner: null, words }
    const router = createMemoryRouter([{ path: '*', element: <category.Component data={data} /> }])
    show(<RouterProvider router={router} />, [], false)
    return data
  }
  const data = at('')
  expect(screen.getByText(words.text)).toBeTruthy()
  const site = { titleShort: 'Güvercin', title: '', url: '' }
  const head = (given: typeof data | (Omit<typeof data, 'words'> & { readonly words: null })) =>
    category.head(given, new URL('https://guvercin.test/arama/etek'), site)
  expect(head(data)).toMatchObject({ title: words.title, description: words.description })
  expect(head({ ...data, words: null }).title).toBe('Etek Ürünleri')
  at('page=2')
  expect(screen.queryByText(words.text)).toBeNull()
  at('stock=true')
  expect(screen.queryByText(words.text)).toBeNull()
})

it('a category with few products shows no rows', async () => {
  show(<CategoryBelow category="kadin-giyim" />, skirts(2))
  await screen.findByRole('region', { name: 'Öne Çıkan Markalar' })
  expect(screen.queryByRole('region', { name: 'En Beğenilenler' })).toBeNull()
})

it('an empty search links to related categories with their counts, or to the main ones', async () => {
  show(<Rescue category="kadin-bluz" near={[]} />, skirts(3))
  expect((await screen.findByRole('link', { name: 'Etek (3)' })).getAttribute('href')).toBe('/arama/etek')
  cleanup()
  show(<Rescue category="" near={[]} />, skirts(3))
  expect((await screen.findByRole('link', { name: 'Giyim & Aksesuar (3)' })).getAttribute('href')).toBe(
    '/giyim-aksesuar',
  )
})

it('an empty search offers past searches of this browser', async () => {
  show(<Rescue category="" near={[]} />, skirts(3))
  expect((await screen.findByRole('link', { name: 'ipek şal' })).getAttribute('href')).toBe('/arama?q=ipek%20%C5%9Fal')
})

it('an empty search shows only best sellers of similar categories', async () => {
  show(<Rescue category="" near={[aProductCard({ name: 'Pileli Etek' })]} />, skirts(3))
  expect(await screen.findByRole('heading', { name: 'Yakın kategorilerde çok satanlar' })).toBeTruthy()
  expect(screen.getByText('Pileli Etek')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Bu hafta en çok satanlar' })).toBeNull()
})
