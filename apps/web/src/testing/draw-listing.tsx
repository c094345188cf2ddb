import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import { type Facet, listingQuery, type ProductCard } from '@market/domain/catalog'
import { RouterLink, ServicesContext } from '@market/react'
import { aListingPage, aProductCard, memoryCatalog } from '@market/testing'
import { LinkProvider } from '@market/ui'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { type DrawnParts, DrawnPartsContext } from '../page/drawn-once.tsx'
import { cardContainer } from './card-container.ts'
import { ListingBody } from '../shared/listing/listing-body.tsx'
import { listingData } from '../shared/listing/listing-data.ts'

/** A card with a long name and every field that a card of a product on sale can show. */
const card = (at: number): ProductCard => {
  const given = aProductCard({
    id: productId(1000 + at),
    name: `Kablosuz Kulak Üstü Kulaklık Gürültü Önleyici ${at}`,
    price: kurus(80_000 + at * 100),
    originalPrice: kurus(100_000),
    ratingCount: 10 + at,
    badges: ['free_shipping'],
  })
  return { ...given, url: `/ihlamur-kablosuz-kulak-ustu-kulaklik-gurultu-onleyici-${at}-p-${given.id}` }
}
const facet = (name: string, count: number): Facet => ({
  key: name === 'Marka' ? 'brand' : 'attr',
  name,
  values: Array.from({ length: count }, (_, at) => ({
    value: `${name}-${at}`,
    name: `${name} ${at}`,
    count: 20 - (at % 20),
    selected: false,
  })),
})
const listing = aListingPage({
  results: Array.from({ length: 48 }, (_, at) => card(at)),
  resultCount: 480,
  attributes: [
    facet('Marka', 40),
    ...['Renk', 'Güç', 'RAM', 'Ekran', 'Hacim', 'Depo', 'Kasa', 'Tür'].map((name) => facet(name, 10)),
  ],
  priceRange: { min: 10, max: 9000 },
})
/** The HTML of a listing with 48 products and 120 filter values, as the server renders it. */
export const drawListing = (parts?: DrawnParts): string => {
  vi.stubEnv('SSR', true)
  onTestFinished(() => void vi.unstubAllEnvs())
  const url = new URL('https://pazar.example/elektronik')
  const data = listingData(url, listingQuery.parse([], 'listing', 'elektronik'), listing)
  const Page = () => (
    <LinkProvider component={RouterLink}>
      <ListingBody data={data} title="Elektronik" categoryHref={null} />
    </LinkProvider>
  )
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/elektronik'] })
  return renderToString(
    <ServicesContext value={cardContainer({ catalog: memoryCatalog() }).container}>
      <DrawnPartsContext value={parts}>
        <RouterProvider router={router} />
      </DrawnPartsContext>
    </ServicesContext>,
  )
}
