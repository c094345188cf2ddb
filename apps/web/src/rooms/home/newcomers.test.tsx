import { type ProductDetail, productId } from '@market/domain'
import { makeCartStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import {
  aProductDetail,
  memoryCart,
  memoryCatalog,
  memoryLists,
  memorySession,
  memoryTokens,
  recordedApp,
  setClock,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, render, screen, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { ServicesContext } from '../../composition/use-service.ts'
import { RouterLink } from '../../shared/link/router-link.tsx'
import { nothingInView } from '../../testing/nothing-in-view.ts'
import { Newcomers } from './newcomers.tsx'

nothingInView()
afterEach(cleanup)

function show(products: readonly ProductDetail[]) {
  const container = new Container()
  const tokens = memoryTokens()
  const app = recordedApp()
  container.bind(services.Clock).toConstantValue(setClock())
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
      <LinkProvider component={RouterLink}>
        <MemoryRouter>
          <Newcomers />
        </MemoryRouter>
      </LinkProvider>
    </ServicesContext>,
  )
}

it('the home page ends with what is new, and the way to all of it', async () => {
  show(Array.from({ length: 7 }, (_, index) => aProductDetail({ id: productId(index + 1) })))
  const row = within(await screen.findByRole('region', { name: 'Yeni Gelenler' }))
  expect(row.getAllByRole('heading', { level: 3 })).toHaveLength(6)
  expect(row.getByRole('link', { name: /Tümünü gör/ }).getAttribute('href')).toBe('/koleksiyon/yeni-gelenler')
})
