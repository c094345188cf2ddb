import { fail } from '@market/domain/kernel'
import type { Banner } from '@market/domain/catalog'
import { ServicesContext } from '@market/react'
import {
  makeCartStore,
  makeConsentStore,
  makeNetworkStore,
  makeNoticeStore,
  makePanelStore,
  makeSessionStore,
  makeSuggestionStore,
} from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  memoryPayments,
  memoryCatalog,
  memoryExpiringStore,
  memorySession,
  memoryTokens,
  recordedApp,
  setClock,
  setNetwork,
} from '@market/testing'
import '@market/ui/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { servicesContext } from '../../composition/services-context.ts'
import { services } from '../../composition/tokens.ts'
import { loadFrame } from './load-frame.ts'
import { DefaultLayout } from './default-layout.tsx'
import { waitingStore } from '../../testing/waiting-store.ts'

afterEach(cleanup)
vi.stubGlobal('scrollTo', () => undefined)

const banner: Banner = {
  position: 'top',
  category: null,
  link: '/kampanyalar/yil-sonu',
  bannerUrl: '',
  name: 'Yıl sonu',
  text: { kicker: '', headline: 'Yıl sonu indirimi', slogan: 'Son üç gün', button: 'Bak' },
  height: 80,
  background: 'plum',
  gradientBackground: null,
  stamps: [],
}

const show = async (catalog = memoryCatalog({ products: [] })) => {
  const container = new Container()
  const tokens = memoryTokens()
  const clock = setClock()
  container.bind(services.Site).toConstantValue({ titleShort: 'Kumru', title: 'Kumru: Çarşı', url: '' })
  container.bind(services.Clock).toConstantValue(clock)
  container.bind(services.ProductCatalog).toConstantValue(catalog)
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  container.bind(services.ExpiringStore).toConstantValue(memoryExpiringStore(clock))
  container
    .bind(services.ConsentStore)
    .toConstantValue(makeConsentStore({ read: () => '0', write: () => undefined, clear: () => undefined }))
  container.bind(services.NetworkStore).toConstantValue(makeNetworkStore(setNetwork()))
  container.bind(services.WaitingStore).toConstantValue(waitingStore())
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.SuggestionStore).toConstantValue(makeSuggestionStore(catalog))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  container.bind(services.PaymentGateway).toConstantValue(memoryPayments({ cart: memoryCart([]) }))
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: memoryCart([]), app: recordedApp() }))
  const routes = [
    {
      path: '/',
      loader: loadFrame,
      Component: DefaultLayout,
      HydrateFallback: () => null,
      children: [{ index: true, element: <h1>Sayfa</h1> }],
    },
  ]
  const getContext = () => new RouterContextProvider(new Map([[servicesContext, container]]))
  render(
    <ServicesContext value={container}>
      <RouterProvider router={createMemoryRouter(routes, { getContext })} />
    </ServicesContext>,
  )
  await screen.findByRole('heading', { name: 'Sayfa' })
}

it('shows the banner over the header, as high as it says', async () => {
  await show(
    memoryCatalog({ products: [], banners: [{ ...banner, position: 'campaign-large', name: 'Başka' }, banner] }),
  )
  const place = screen.getByRole('complementary', { name: 'Yıl sonu' })
  const link = within(place).getByRole('link', { name: /Yıl sonu indirimi/ })
  expect(link.getAttribute('href')).toBe('/kampanyalar/yil-sonu')
  expect(place.compareDocumentPosition(screen.getByRole('banner'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(place.querySelector('svg')?.getAttribute('height')).toBe('80')
})

it('leaves no space for a banner that is missing or cannot be loaded', async () => {
  await show()
  expect(screen.queryByRole('complementary')).toBeNull()
  cleanup()
  await show({ ...memoryCatalog({ products: [] }), banners: async () => fail({ kind: 'offline' }) })
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('names in the footer what is paid with and where the apps are', async () => {
  await show()
  const footer = within(screen.getByRole('contentinfo'))
  // The page was rendered without the footer, so the footer loads late.
  for (const name of ['Visa', 'Mastercard', 'Troy']) await footer.findByRole('img', { name })
  for (const name of [/App Store/, /Google Play/, /Instagram/, /YouTube/])
    expect(footer.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:/)
})

it('calls the shop in header and footer as its operator does', async () => {
  await show()
  await within(screen.getByRole('contentinfo')).findByText(/Türkiye/)
  for (const frame of ['banner', 'contentinfo']) {
    expect(screen.getByRole(frame).textContent).toContain('Kumru')
    expect(screen.getByRole(frame).textContent).not.toContain('Güvercin')
  }
})

it('opens the services beside the shop from the header in a tab of their own', async () => {
  await show()
  const header = within(screen.getByRole('navigation', { name: 'Kısayollar' }))
  const targets = header.getAllByRole<HTMLAnchorElement>('link').map(({ target }) => target)
  expect(targets).toEqual([...Array.from({ length: 7 }, () => ''), '_blank', '_blank', '_blank'])
})
