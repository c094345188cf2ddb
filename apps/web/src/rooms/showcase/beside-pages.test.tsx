import { productId } from '@market/domain/kernel'
import type { Deal } from '@market/domain/catalog'
import { RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  aProductDetail,
  memoryCatalog,
  memoryDeals,
  memoryLists,
  memoryOrigins,
  memorySession,
  memoryTokens,
  recordedApp,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { Bazaar } from './bazaar.tsx'
import { DealsBelow } from './deals-below.tsx'

afterEach(cleanup)

const product = aProductDetail({ id: productId(1), name: 'Kars Balı' })
const words = { slogan: '', note: '', image: 'scene.gift', tone: 'petrol' } as const
// 12:00 to 15:00 as the API sends it; read as UTC and shifted, it is 09:00 to 12:00.
const times = [{ startDate: '2026-11-20 12:00:00', endDate: '2026-11-20 15:00:00', active: true, products: [product] }]
const deals: readonly Deal[] = [
  { slug: 'super-firsat', title: 'Süper Fırsat', ...words, times },
  { slug: 'harika-kasim', title: 'Harika Kasım', ...words, times },
]

function show(children: ReactNode) {
  const container = new Container()
  const tokens = memoryTokens()
  const app = recordedApp()
  container.bind(services.DealCatalog).toConstantValue(memoryDeals(deals, [product]))
  container
    .bind(services.OriginCatalog)
    .toConstantValue(
      memoryOrigins([
        { slug: 'kars-bali', name: 'Kars Balı', city: 'Kars', region: 'Doğu Anadolu', note: '', products: [product] },
      ]),
    )
  container.bind(services.ProductCatalog).toConstantValue(memoryCatalog({ products: [product] }))
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: memoryCart([]), app }))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, app))
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.ListGateway).toConstantValue(memoryLists())
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>{children}</LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
}

it('the other deals of the day and their categories are listed below a deal', async () => {
  show(<DealsBelow slug="super-firsat" />)
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
  show(<Bazaar />)
  const region = within(await screen.findByRole('region', { name: 'Doğu Anadolu Çarşısı' }))
  expect(region.getByRole('link', { name: /Kars Balı$/ })).toBeTruthy()
})
