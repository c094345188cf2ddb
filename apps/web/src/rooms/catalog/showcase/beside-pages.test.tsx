import { type Deal, kurus, productId } from '@market/domain'
import { makeCartStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import {
  aProductDetail,
  memoryCart,
  memoryCatalog,
  memoryDeals,
  memoryLists,
  memoryOrigins,
  memorySession,
  memoryTokens,
  recordedApp,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { services } from '../../../composition/tokens.ts'
import { ServicesContext } from '../../../composition/use-service.ts'
import { RouterLink } from '../../../shared/link/router-link.tsx'
import { page as addPage } from './add-to-cart-page.tsx'
import { Bazaar } from './bazaar.tsx'
import { DealsBelow } from './deals-below.tsx'

afterEach(cleanup)

const product = aProductDetail({ id: productId(1), name: 'Kars Balı' })
const words = { slogan: '', note: '', image: 'scene.gift', tone: 'petrol' } as const
// 12:00 to 15:00 as the provider writes it: read as UTC and shifted, 09:00 to 12:00.
const times = [{ startDate: '2026-11-20 12:00:00', endDate: '2026-11-20 15:00:00', active: true, products: [product] }]
const deals: readonly Deal[] = [
  { slug: 'super-firsat', title: 'Süper Fırsat', ...words, times },
  { slug: 'harika-kasim', title: 'Harika Kasım', ...words, times },
]
const warranty = {
  id: 7,
  type: 'protection',
  name: 'Ek garanti',
  note: 'İki yıl',
  image: '',
  price: kurus(19_900),
} as const

function visit() {
  const container = new Container()
  const tokens = memoryTokens()
  const app = recordedApp()
  const cart = makeCartStore({ gateway: memoryCart([]), app })
  container.bind(services.DealCatalog).toConstantValue(memoryDeals(deals, [product]))
  container
    .bind(services.OriginCatalog)
    .toConstantValue(
      memoryOrigins([
        { slug: 'kars-bali', name: 'Kars Balı', city: 'Kars', region: 'Doğu Anadolu', note: '', products: [product] },
      ]),
    )
  container.bind(services.ProductCatalog).toConstantValue(memoryCatalog({ products: [product], services: [warranty] }))
  container.bind(services.CartStore).toConstantValue(cart)
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, app))
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.ListGateway).toConstantValue(memoryLists())
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  const show = (children: ReactNode) =>
    render(
      <ServicesContext value={container}>
        <MemoryRouter>
          <LinkProvider component={RouterLink}>{children}</LinkProvider>
        </MemoryRouter>
      </ServicesContext>,
    )
  return { container, cart, show }
}

it('below a deal stand the other deals of the day and the categories that have one', async () => {
  visit().show(<DealsBelow slug="super-firsat" />)
  const others = within(await screen.findByRole('region', { name: 'Bugünün Diğer Fırsatları' }))
  expect(others.getAllByRole('link', { name: /Kasım|Süper/ }).map(({ textContent }) => textContent)).toEqual([
    'Harika Kasım',
  ])
  const categories = within(await screen.findByRole('region', { name: 'Bugün Fırsatı Olan Kategoriler' }))
  expect(categories.getByRole('link', { name: /^Giyim & Aksesuar/ }).getAttribute('href')).toBe(
    '/arama/giyim-aksesuar?sort=discount_desc',
  )
})

it('the producers’ bazaar goes region by region', async () => {
  visit().show(<Bazaar />)
  const region = within(await screen.findByRole('region', { name: 'Doğu Anadolu Çarşısı' }))
  expect(region.getByRole('link', { name: /Kars Balı$/ })).toBeTruthy()
})

it('an address that adds a product offers what can be taken with it', async () => {
  const { container, cart, show } = visit()
  const add = vi.spyOn(cart, 'add')
  const data = await addPage.load?.({
    url: new URL('https://guvercin.test/sepete-ekle?productId=1&num=1'),
    params: {},
    services: container,
    signal: new AbortController().signal,
  })
  if (!data) throw new Error('the page has a loader')
  // A product without variants has one combination, the empty one.
  show(<addPage.Component data={{ ...data, chosen: [] }} />)
  fireEvent.click(screen.getByRole('checkbox', { name: /Ek garanti/ }))
  fireEvent.click(screen.getByRole('button', { name: /Sepete/ }))
  expect(add).toHaveBeenCalledWith({ productId: 1, attrId: '', quantity: 1, insurance: [7] })
})
