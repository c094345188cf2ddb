import { fail, productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { ListingRequest } from '@market/domain/catalog'
import { RouterLink, ServicesContext } from '@market/react'
import { aCartShop, aProductDetail, memoryCatalog } from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { nothingInView } from '../../testing/nothing-in-view.ts'
import { CargoHelp } from './cargo-help.tsx'
import { cardContainer } from '../../testing/card-container.ts'

nothingInView()
afterEach(cleanup)

const offered = (prices: readonly number[]) =>
  prices.map((price, index) =>
    aProductDetail({ id: productId(index + 1), name: `Ürün ${index + 1}`, price: kurus(price), stock: 3 }),
  )
const shop = { ...aCartShop({ shopUrl: '/magaza/cinar-giyim' }), freeCargoOver: kurus(50_000) }
const sums = { subTotal: kurus(42_000), cargoTotalPrice: kurus(4_990) }

function show(
  prices: readonly number[],
  { inCart = [], failing = 0 }: { inCart?: readonly number[]; failing?: number },
) {
  const catalog = memoryCatalog({ products: offered(prices) })
  const asked: ListingRequest[] = []
  let failures = failing
  const listing: typeof catalog.listing = async ({ shop: _shop, price, ...request }) => {
    asked.push({ ...request, shop: _shop ?? '', price: price ?? '' })
    failures -= 1
    return failures >= 0 ? fail({ kind: 'offline' }) : catalog.listing(request)
  }
  const { container } = cardContainer({ catalog: { ...catalog, listing } })
  render(
    <ServicesContext value={container}>
      <LinkProvider component={RouterLink}>
        <MemoryRouter>
          <CargoHelp
            inCart={inCart.map((id) => productId(id))}
            shop={{ ...shop, ...sums }}
            range={{ min: kurus(8_000), max: kurus(17_980) }}
          />
        </MemoryRouter>
      </LinkProvider>
    </ServicesContext>,
  )
  return { asked, part: within(screen.getByRole('region', { name: /^Kargoyu bedava yapan ürünler/ })) }
}

it('offers what the same shop sells at a price that frees the cargo, and is not in the cart', async () => {
  const { asked, part } = show([7_000, 8_000, 9_000, 18_000], { inCart: [2] })
  expect((await part.findAllByRole('heading', { level: 3 })).map((one) => one.textContent)).toEqual([
    expect.stringContaining('Ürün 3'),
  ])
  expect(asked).toMatchObject([{ shop: 'cinar-giyim', price: '80-180', sort: 'price_asc', stock: 'true' }])
})

it('leads to the shop where nothing fits', async () => {
  const { part } = show([7_000], {})
  expect((await part.findByRole('link', { name: 'Mağazanın tüm ürünleri' })).getAttribute('href')).toBe(
    '/magaza/cinar-giyim',
  )
})

it('says when it could not be read, and reads it again', async () => {
  const { part } = show([8_000], { failing: 1 })
  fireEvent.click(await part.findByRole('button', { name: 'Tekrar dene' }))
  expect(await part.findAllByRole('heading', { level: 3 })).toHaveLength(1)
})
