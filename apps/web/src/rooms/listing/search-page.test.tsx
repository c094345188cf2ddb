import { succeed } from '@market/domain/kernel'
import type { SearchFindings } from '@market/domain/catalog'
import { RouterLink, ServicesContext } from '@market/react'
import {
  aListingPage,
  aShop,
  memoryCatalog,
  memoryExpiringStore,
  memorySession,
  memoryTokens,
  setClock,
} from '@market/testing'
import { makeSessionStore } from '@market/stores'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { nothingInView } from '../../testing/nothing-in-view.ts'
import { page } from './search-page.tsx'

nothingInView()
afterEach(cleanup)

async function search(words: string, findings: SearchFindings) {
  const container = new Container()
  const catalog = { ...memoryCatalog(), search: async () => succeed(aListingPage({ search: findings })) }
  container.bind(services.ProductCatalog).toConstantValue(catalog)
  container.bind(services.CategoryCatalog).toConstantValue({} as never)
  container.bind(services.ExpiringStore).toConstantValue(memoryExpiringStore(setClock()))
  const tokens = memoryTokens()
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
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
const nothing: SearchFindings = { understood: [], leftOut: [], pages: [], near: [] }

it('a search for a shop, which no product names, leads to it', async () => {
  const { name, url } = aShop()
  await search(name, { ...nothing, pages: [{ kind: 'shop', name, url, image: null }] })
  const pages = within(screen.getByRole('navigation', { name: 'Aramanızla ilgili sayfalar' }))
  expect(pages.getByRole('link', { name: `${name} Mağaza` }).getAttribute('href')).toBe(url)
})

it('a search for nothing that there is names no shop', async () => {
  await search('qwxz', nothing)
  expect(screen.queryByRole('navigation', { name: 'Aramanızla ilgili sayfalar' })).toBeNull()
})
