import { ServicesContext } from '@market/react'
import {
  makeCartStore,
  makeConsentStore,
  makeNetworkStore,
  makePanelStore,
  makeRecommenderStore,
  makeSessionStore,
  makeSuggestionStore,
} from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  memoryCatalog,
  memoryExpiringStore,
  memorySession,
  memoryTokens,
  recordedApp,
  setClock,
  setNetwork,
} from '@market/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { sandboxRecommender } from '../../composition/sandbox-recommender.ts'
import { services } from '../../composition/tokens.ts'
import { pageFailure } from '../../page/page-failure.ts'
import { ErrorPage } from './error-page.tsx'

afterEach(cleanup)

function servicesAt(network = setNetwork()) {
  const container = new Container()
  const tokens = memoryTokens()
  const store = makeNetworkStore(network)
  store.start()
  container.bind(services.Site).toConstantValue({ titleShort: 'Kumru', title: 'Kumru', url: '' })
  container.bind(services.NetworkStore).toConstantValue(store)
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  const consent = makeConsentStore({ read: () => '0', write: () => undefined, clear: () => undefined })
  container.bind(services.ConsentStore).toConstantValue(consent)
  const recommender = sandboxRecommender(memoryCatalog({ products: [] }))
  container
    .bind(services.RecommenderStore)
    .toConstantValue(makeRecommenderStore(recommender, consent, () => Promise.resolve()))
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.ExpiringStore).toConstantValue(memoryExpiringStore(setClock()))
  container.bind(services.SuggestionStore).toConstantValue(makeSuggestionStore(memoryCatalog({ products: [] })))
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: memoryCart([]), app: recordedApp() }))
  return container
}

const HydrateFallback = () => null

async function show(load: () => unknown, container = servicesAt()) {
  const routes = [{ path: '/', loader: load, element: <h1>Sayfa</h1>, HydrateFallback, ErrorBoundary: ErrorPage }]
  const router = createMemoryRouter(routes)
  render(
    <ServicesContext value={container}>
      <RouterProvider router={router} />
    </ServicesContext>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Sayfaya Ulaşılamıyor' })
  return router
}
const failing = (status: number, message: string) => () => {
  throw pageFailure(status, message)
}

it('says of an unknown page that it has a problem, in the specification’s English too, and offers no other try', async () => {
  await show(failing(404, ''))
  screen.getByText(/^Aradığınız sayfada bir sorun var/)
  expect(screen.getByText('This page could not be found.').lang).toBe('en')
  expect(screen.queryByRole('button', { name: 'Tekrar dene' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Ana Sayfaya Git' }).getAttribute('href')).toBe('/')
})

it('shows the provider’s message', async () => {
  await show(failing(503, 'Ürünler şu anda getirilemiyor.'))
  screen.getByText('Ürünler şu anda getirilemiyor.')
  screen.getByRole('button', { name: 'Tekrar dene' })
})

it('names the missing connection, and opens the page when it is back', async () => {
  const network = setNetwork(false)
  await show(() => {
    if (!network.isOnline()) throw pageFailure(503, 'Şu anda hizmet veremiyoruz.')
    return null
  }, servicesAt(network))
  screen.getByText(/^İnternet bağlantınız olmadığı için/)
  expect(screen.queryByText('503')).toBeNull()
  act(() => network.set(true))
  await waitFor(() => screen.getByRole('heading', { name: 'Sayfa' }))
})

it('opens the page though the answer comes before the browser has drawn that it is asked for', async () => {
  let isDown = true
  const router = await show(() => {
    if (isDown) throw pageFailure(503, 'Şu anda hizmet veremiyoruz.')
    return null
  })
  isDown = false
  // React renders only at the end of `act`, as on a slow device with a fast connection.
  await act(async () => {
    screen.getByRole('button', { name: 'Tekrar dene' }).click()
    await vi.waitFor(() => expect(router.state.errors).toBeNull())
  })
  await screen.findByRole('heading', { name: 'Sayfa' })
})

it('has a last sentence where it fails itself', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  render(
    <ServicesContext value={new Container()}>
      <RouterProvider
        router={createMemoryRouter([
          { path: '/', loader: failing(404, ''), element: <h1>Sayfa</h1>, HydrateFallback, ErrorBoundary: ErrorPage },
        ])}
      />
    </ServicesContext>,
  )
  expect((await screen.findByText('An error occurred while showing the error page')).lang).toBe('en')
  expect(screen.getByRole('link', { name: 'Ana Sayfaya Git' }).getAttribute('href')).toBe('/')
})

it('draws the page again where a translator took away its text', async () => {
  const load = vi
    .fn<() => null>()
    .mockReturnValue(null)
    .mockImplementationOnce(() => {
      throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError')
    })
  const routes = [{ path: '/', loader: load, element: <h1>Sayfa</h1>, HydrateFallback, ErrorBoundary: ErrorPage }]
  render(
    <ServicesContext value={servicesAt()}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </ServicesContext>,
  )
  await screen.findByRole('heading', { name: 'Sayfa' })
  expect(screen.queryByText('Sayfaya Ulaşılamıyor')).toBeNull()
})
