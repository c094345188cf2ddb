import { fail, productId } from '@market/domain/kernel'
import type { Banner, BannerPosition, ProductCatalog, Slide } from '@market/domain/catalog'
import { RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  aProductDetail,
  aShop,
  memoryCatalog,
  memoryLists,
  memorySession,
  memoryShopPages,
  memoryTokens,
  recordedApp,
  setClock,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Container } from 'inversify'
import { createMemoryRouter, MemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { nothingInView } from '../../testing/nothing-in-view.ts'
import { Newcomers } from './newcomers.tsx'
import { page } from './home-page.tsx'

nothingInView()
afterEach(cleanup)

const banner = (position: BannerPosition, headline: string): Banner => ({
  position,
  category: null,
  link: '/kampanyalar/deprem-yardimi',
  bannerUrl: '',
  name: headline,
  text: { kicker: '', headline, slogan: 'Kolileriniz ücretsiz taşınır', button: 'Nasıl yardım ederim?' },
  height: 64,
  background: 'plum',
  gradientBackground: null,
  stamps: [],
})
const clock = setClock(new Date('2026-11-21T08:00:00.000Z'))
const product = (id: number) => aProductDetail({ id: productId(id), name: `Radyo ${id}` })
const slot = (startDate: string, endDate: string, first: number) => ({
  startDate: `2026-11-21 ${startDate}:00`,
  endDate: `2026-11-21 ${endDate}:00`,
  active: true,
  products: Array.from({ length: 11 }, (_, index) => product(first + index)),
})
const words = { title: 'Süper Fırsat', slogan: '', note: '', image: 'scene.gift', tone: 'petrol' } as const
// The API's times are Turkish: 10 to 14 and 14 to 18 o'clock.
const deal = { slug: 'super-firsat', ...words, times: [slot('10:00', '14:00', 100), slot('14:00', '18:00', 200)] }
const slide: Slide = {
  image: 'scene.gift',
  link: '/kampanyalar',
  tone: 'petrol',
  text: { kicker: '', headline: 'Kış geldi', slogan: '', disclaimer: '', button: 'İncele' },
}
const content = {
  products: [product(1)],
  deals: [deal],
  slides: [slide],
  popular: {
    totalCount: 1,
    items: [{ id: 1, slug: 'elektronik', name: 'Elektronik', image: 'radio', productCount: 1 }],
  },
}

/** A visit to the home page; `broken` contains the calls of the catalogue that fail. */
function visit(given: Partial<typeof content> & { readonly banners?: readonly Banner[] } = {}) {
  const broken = new Set<keyof ProductCatalog>()
  /** Calls that never answer. */
  const held = new Set<keyof ProductCatalog>()
  const asked: string[] = []
  const catalog = new Proxy(memoryCatalog({ ...content, ...given }), {
    get(target, name: keyof ProductCatalog) {
      const verb: unknown = Reflect.get(target, name)
      if (typeof verb !== 'function') return verb
      return async (...input: readonly unknown[]) => {
        asked.push(name)
        if (held.has(name)) return new Promise(() => undefined)
        return broken.has(name) ? fail({ kind: 'offline' }) : Reflect.apply(verb, target, input)
      }
    },
  })
  const container = new Container()
  container.bind(services.Clock).toConstantValue(clock)
  container.bind(services.ProductCatalog).toConstantValue(catalog)
  container.bind(services.ShopPages).toConstantValue(memoryShopPages([aShop()]))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, recordedApp()))
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: memoryCart([]), app: recordedApp() }))
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container.bind(services.ListGateway).toConstantValue(memoryLists())
  const tokens = memoryTokens()
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  const load = () =>
    page.load?.({
      url: new URL('https://guvercin.test/'),
      params: {},
      services: container,
      signal: new AbortController().signal,
    })
  const Home = () => <page.Component data={useLoaderData()} />
  const routes = [
    { path: '/', loader: load, Component: Home, HydrateFallback: () => null },
    { path: '/baska', Component: () => <p>Başka sayfa</p> },
  ]
  return {
    container,
    broken,
    held,
    load,
    asked: (name: string) => asked.filter((one) => one === name).length,
    async show() {
      const router = createMemoryRouter(routes)
      render(
        <ServicesContext value={container}>
          <LinkProvider component={RouterLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </ServicesContext>,
      )
      await screen.findByRole('heading', { level: 1 })
      return router
    },
  }
}

const sections = {
  sliders: 'Kış geldi',
  mostSold: 'Çok Satanlar',
  phones: 'En Çok Satan Telefonlar',
  popularCategories: 'Kategoriler',
  deal: 'Süper Fırsatlar',
} as const

describe('the home page', () => {
  it.each(Object.keys(sections) as (keyof typeof sections)[])(
    'is shown without %s, and loads it later',
    async (name) => {
      const home = visit()
      home.broken.add(name)
      await home.show()
      expect(screen.queryByRole('heading', { name: sections[name] })).toBeNull()
      for (const [other, title] of Object.entries(sections))
        if (other !== name) expect(screen.getByRole('heading', { name: title })).toBeTruthy()
      // Requested once more at once (S9), and then not until the visitor returns to the page.
      await waitFor(() => expect(home.asked(name)).toBe(2))
      home.broken.clear()
      const lookAgain = () => {
        fireEvent(document, new Event('visibilitychange'))
        expect(screen.getByRole('heading', { name: sections[name] })).toBeTruthy()
      }
      await waitFor(lookAgain, { timeout: 4_000 })
    },
  )

  it('is shown when every request fails', async () => {
    const home = visit()
    for (const name of [...Object.keys(sections), 'banners'] as (keyof ProductCatalog)[]) home.broken.add(name)
    await home.show()
    expect(screen.getByRole('heading', { name: 'Keşfedin' })).toBeTruthy()
  })

  it('shows all ten products of the running slot', async () => {
    await visit().show()
    const shown = screen.getAllByRole('heading', { name: /Radyo 1\d\d$/ }).map(({ textContent }) => textContent)
    expect(new Set(shown).size).toBe(10)
  })

  it('is requested again only when it is older than 900 s', async () => {
    const home = visit({ banners: [banner('campaign-large', 'Kış')] })
    const router = await home.show()
    await router.navigate('/baska')
    await router.navigate('/')
    expect(home.asked('mostSold')).toBe(1)
    await router.navigate('/baska')
    clock.pass(901_000)
    await router.navigate('/')
    expect(home.asked('mostSold')).toBe(2)
  })

  it('shows the next slot when one ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      clock.pass(Date.parse('2026-11-21T10:59:55Z') - clock.now().getTime())
      await visit({ banners: [banner('campaign-large', 'Kış')] }).show()
      clock.pass(5_000)
      await vi.advanceTimersByTimeAsync(6_000)
      expect((await screen.findAllByRole('heading', { name: /Radyo 2\d\d$/ })).length).toBe(10)
      expect(screen.queryByRole('heading', { name: /Radyo 1\d\d$/ })).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})

it('begins with the earthquake banner in a time of need', async () => {
  const banners = [banner('campaign-small', 'Kitap şenliği'), banner('earthquake', 'Deprem bölgesine yardım')]
  await visit({ banners }).show()
  const help = screen.getByRole('link', { name: /Deprem bölgesine yardım.*Nasıl yardım ederim/ })
  expect(help.getAttribute('href')).toBe('/kampanyalar/deprem-yardimi')
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toBe(help)
})

it('is not shown for other campaigns', async () => {
  await visit({ banners: [banner('campaign-small', 'Kitap şenliği')] }).show()
  expect(screen.getByRole('heading', { level: 1 }).nextElementSibling?.matches('a')).toBe(false)
})

it('requests the newcomers at most once in 900 s', async () => {
  const { container, asked } = visit()
  const open = async () => {
    render(
      <ServicesContext value={container}>
        <MemoryRouter>
          <LinkProvider component={RouterLink}>
            <Newcomers />
          </LinkProvider>
        </MemoryRouter>
      </ServicesContext>,
    )
    await screen.findByRole('heading', { name: 'Yeni Gelenler' })
    cleanup()
  }
  await open()
  await open()
  expect(asked('newcomers')).toBe(1)
  clock.pass(901_000)
  await open()
  expect(asked('newcomers')).toBe(2)
})

it('opens without a section that is two seconds later than the first', async () => {
  const { held, load } = visit()
  held.add('mostSold')
  vi.useFakeTimers()
  const opened = load()
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  expect(await opened).toMatchObject({ mostSold: [], phones: [expect.anything()] })
})
