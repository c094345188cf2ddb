import { productId } from '@market/domain/kernel'
import type { ProductDetail } from '@market/domain/catalog'
import { RouterLink, ServicesContext } from '@market/react'
import { aProductDetail, memoryCatalog } from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { nothingInView } from '../../testing/nothing-in-view.ts'
import { Newcomers } from './newcomers.tsx'
import { cardContainer } from '../../testing/card-container.ts'

nothingInView()
afterEach(cleanup)

function show(products: readonly ProductDetail[]) {
  const { container } = cardContainer({ catalog: memoryCatalog({ products }) })
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
