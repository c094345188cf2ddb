import { aShop, memoryCatalog, memoryShopPages } from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { Container } from 'inversify'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { ServicesContext } from '../../composition/use-service.ts'
import { RouterLink } from '../../shared/link/router-link.tsx'
import { nothingInView } from '../../testing/nothing-in-view.ts'
import { page } from './search-page.tsx'

nothingInView()
afterEach(cleanup)

const shop = aShop()

async function search(words: string) {
  const container = new Container()
  container.bind(services.ProductCatalog).toConstantValue(memoryCatalog())
  container.bind(services.CategoryCatalog).toConstantValue({} as never)
  container.bind(services.ShopPages).toConstantValue(memoryShopPages([shop]))
  const url = new URL(`https://guvercin.test/arama?q=${encodeURIComponent(words)}`)
  const loader = () =>
    page.load?.({ url, params: {}, services: container, signal: new AbortController().signal }) ?? null
  const Search = () => <page.Component data={useLoaderData()} />
  const routes = [{ path: '/arama', loader, Component: Search, HydrateFallback: () => null }]
  render(
    <ServicesContext value={container}>
      <LinkProvider component={RouterLink}>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [url.pathname + url.search] })} />
      </LinkProvider>
    </ServicesContext>,
  )
  await screen.findByRole('heading', { level: 2, name: `“${words}” için sonuç bulunamadı` })
}

it('a search for a shop, which no product names, leads to it', async () => {
  await search(shop.name.toLocaleUpperCase('tr'))
  expect(screen.getByText('Bu adla mağazalar var')).toBeTruthy()
  expect(screen.getByRole('link', { name: `${shop.name} · ${shop.city}` }).getAttribute('href')).toBe(shop.url)
})

it('a search for nothing that there is names no shop', async () => {
  await search('qwxz')
  expect(screen.queryByText('Bu adla mağazalar var')).toBeNull()
})
