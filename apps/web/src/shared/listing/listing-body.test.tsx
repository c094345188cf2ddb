import { type Facet, type ListingKind, listingQuery, type SearchFindings } from '@market/domain/catalog'
import { RouterLink } from '@market/react'
import { aListingPage } from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { nothingInView } from '../../testing/nothing-in-view.ts'
import { FoundPages } from './found-pages.tsx'
import { ListingBody } from './listing-body.tsx'

nothingInView()
afterEach(cleanup)

const counts: Readonly<Record<string, number>> = { '': 40, nova: 12, 'nova,pixa': 0, yok: 0 }
/** The listing for an address. */
function listingAt(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://guvercin.test')
  const query = listingQuery.parse(searchParams, 'listing', 'elektronik')
  const brand: Facet = {
    key: 'brand',
    name: 'Marka',
    values: ['nova', 'pixa'].map((value) => ({
      value,
      name: value === 'nova' ? 'Nova' : 'Pixa',
      count: 12,
      selected: query.brands.includes(value),
    })),
  }
  const resultCount = counts[query.brands.join()] ?? 1
  return { path: pathname, query, listing: aListingPage({ attributes: [brand], resultCount, results: [] }) }
}
function Listing() {
  const { pathname, search } = useLocation()
  return (
    <LinkProvider component={RouterLink}>
      <ListingBody data={listingAt(pathname + search)} title="Elektronik" categoryHref={null} />
    </LinkProvider>
  )
}
const routerAt = (address: string) =>
  createMemoryRouter([{ path: '*', Component: Listing }], { initialEntries: [address] })
const show = (address = '/elektronik') => {
  const router = routerAt(address)
  render(<RouterProvider router={router} />)
  return router
}
const fold = () => screen.getByText(/^Filtrele/, { selector: 'summary' })

describe('the filters behind their button', () => {
  it('say how many are in force', async () => {
    show('/elektronik?brand=nova&stock=true')
    expect(await screen.findByText('Filtrele (2)')).toBeTruthy()
  })

  it('open in a drawer that counts the remaining products, and closes on apply', async () => {
    const router = show()
    fireEvent.click(await screen.findByText('Filtrele'))
    expect(fold().closest('details')?.open).toBe(false)
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtrele' }))
    expect(drawer.getByRole('button', { name: '40 ürünü göster' })).toBeTruthy()
    expect(drawer.getByRole('status').textContent).toBe('40 ürün')
    fireEvent.click(drawer.getByRole('link', { name: /Nova/ }))
    expect(await drawer.findByText('12 ürünü göster')).toBeTruthy()
    expect(drawer.getByRole('status').textContent).toBe('12 ürün')
    expect(router.state.location.search).toBe('?brand=nova')
    fireEvent.click(drawer.getByRole('link', { name: /Pixa/ }))
    expect(await drawer.findByText('Seçtiğiniz filtrelere uygun ürün yok')).toBeTruthy()
    fireEvent.click(drawer.getByRole('link', { name: 'Tümünü temizle' }))
    fireEvent.click(await drawer.findByText('40 ürünü göster'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(fold().textContent).toBe('Filtrele')
  })

  it('are rendered in the page itself without scripts', () => {
    const html = renderToString(<RouterProvider router={routerAt('/elektronik?brand=nova')} />)
    const page = new DOMParser().parseFromString(html, 'text/html')
    const folded = page.querySelector('details')
    expect(folded?.querySelector('summary')?.textContent).toBe('Filtrele (1)')
    expect(folded?.nextElementSibling?.querySelector('a[href="/elektronik"]')?.textContent).toContain('Nova')
    const order = page.querySelector<HTMLFormElement>('form:has(select[name=sort])')
    expect([order?.getAttribute('action'), order?.querySelector('noscript button')?.textContent]).toEqual([
      '/elektronik',
      'Uygula',
    ])
    expect(order && [...new FormData(order).keys()]).toEqual(['brand', 'sort', 'limit'])
    // The same panel serves wide and narrow pages; rendering it twice would send it twice.
    expect(html.split('Pixa')).toHaveLength(2)
  })
})

it('offers to remove a filter without products, also without a chip', async () => {
  show('/elektronik?brand=yok')
  expect(await screen.findByRole('heading', { name: 'Seçtiğiniz filtrelere uygun ürün yok' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Tümünü temizle' }).getAttribute('href')).toBe('/elektronik')
})

describe('how many and in which order', () => {
  const sorts = {
    all: [
      'Önerilen',
      'En yüksek fiyat',
      'En düşük fiyat',
      'En çok satan',
      'Ürün adı A–Z',
      'Ürün adı Z–A',
      'En eski',
      'En yeni',
      'En çok indirim',
    ],
    mini: [
      'Önerilen',
      'En yüksek fiyat',
      'En düşük fiyat',
      'En az satan',
      'Ürün adı A–Z',
      'Ürün adı Z–A',
      'En çok indirim',
    ],
  }
  /** The options of the selects in a list of this kind, and the selected ones if the address has other values. */
  const choicesOf = async (kind: ListingKind, search: string) => {
    const query = listingQuery.parse(new URLSearchParams(search), kind, 'elektronik')
    const data = { path: '/liste', query, listing: aListingPage({ resultCount: 90 }) }
    const List = () => <ListingBody data={data} title="Liste" categoryHref={null} />
    render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: List }])} />)
    const [sort, size] = await Promise.all(
      ['Sırala', 'Göster'].map((name) => screen.findByRole<HTMLSelectElement>('combobox', { name })),
    )
    const texts = (select?: HTMLSelectElement) => [...(select?.options ?? [])].map(({ text }) => text)
    const last = screen.getAllByRole('link', { name: /Sayfa *\d+$/ }).at(-1)
    return {
      sorts: texts(sort),
      sizes: texts(size).join(),
      sort: sort?.value,
      size: size?.value,
      last: /\d+$/.exec(last?.textContent ?? '')?.[0],
    }
  }

  it.each<[ListingKind, string, string, string, string]>([
    ['listing', 'limit=13&sort=yok&page=-1', '12,24,36,48,60', '48', '2'],
    ['deals', 'limit=61', '20,30,50,60', '60', '2'],
    ['campaign', 'limit=48', '8,20,30,50,60', '8', '12'],
    ['mini', 'sort=sell_count_desc', '12,24,36,48,60', '48', '2'],
  ])('L1 are the choices of a list of kind %s', async (kind, search, sizes, size, last) => {
    expect(await choicesOf(kind, search)).toEqual({
      sorts: kind === 'mini' ? sorts.mini : sorts.all,
      sizes,
      sort: 'default',
      size,
      last,
    })
  })

  it('are an address each, and begin on the first page', async () => {
    const router = show('/elektronik?page=2')
    fireEvent.change(await screen.findByRole('combobox', { name: 'Göster' }), { target: { value: '24' } })
    expect(router.state.location.search).toBe('?limit=24')
    fireEvent.change(screen.getByRole('combobox', { name: 'Sırala' }), { target: { value: 'discount_desc' } })
    expect(router.state.location.search).toBe('?sort=discount_desc&limit=24')
  })
})

describe('a search’s results besides products', () => {
  const searched = (address: string, findings: Partial<SearchFindings>) => {
    const { pathname, searchParams } = new URL(address, 'https://guvercin.test')
    const listing = aListingPage({
      resultCount: 38,
      search: { understood: [], leftOut: [], pages: [], near: [], ...findings },
    })
    const data = { path: pathname, query: listingQuery.parse(searchParams), listing }
    const List = () => (
      <LinkProvider component={RouterLink}>
        <ListingBody
          data={data}
          title="Arama"
          categoryHref={null}
          found={<FoundPages pages={listing.search?.pages ?? []} />}
        />
      </LinkProvider>
    )
    render(<RouterProvider router={createMemoryRouter([{ path: '*', Component: List }])} />)
  }

  it('each condition read from the words is a chip that links to the search without it', async () => {
    searched('/arama?q=kırmızı elbise 500 tl altı&brand=nova', {
      understood: [
        { text: 'kırmızı', label: 'Renk: Kırmızı', without: { q: 'kırmızı elbise 500 tl altı', literal: ['kirmizi'] } },
        { text: '500 tl altı', label: 'En fazla 500 TL', without: { q: 'kırmızı elbise', literal: [] } },
      ],
    })
    const hrefOf = async (name: string) => {
      const href = (await screen.findByRole('link', { name })).getAttribute('href') ?? ''
      return Object.fromEntries(new URL(href, 'https://guvercin.test').searchParams)
    }
    expect(await hrefOf('Renk: Kırmızı filtresini kaldır')).toEqual({
      q: 'kırmızı elbise 500 tl altı',
      literal: 'kirmizi',
      brand: 'nova',
    })
    expect(await hrefOf('En fazla 500 TL filtresini kaldır')).toEqual({
      q: 'kırmızı elbise',
      brand: 'nova',
    })
  })

  it('the order that the words ask for is the one chosen', async () => {
    searched('/arama?q=en ucuz elbise', { sort: 'price_asc' })
    expect(await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sırala' })).toHaveProperty(
      'value',
      'price_asc',
    )
  })

  it('left out words are shown with the number of products', async () => {
    searched('/arama?q=bluetooth çaydanlık', { leftOut: ['bluetooth'] })
    expect((await screen.findByRole('status')).textContent).toBe('“bluetooth” olmadan 38 ürün')
  })

  it('pages that are called so come above the products', async () => {
    searched('/arama?q=mercan', {
      pages: [
        { kind: 'shop', name: 'Mercan Köşesi', url: '/magaza/mercan-kosesi', image: 'shop.1' },
        { kind: 'brand', name: 'Mercan', url: '/arama?brand=mercan', image: null },
      ],
    })
    const pages = within(await screen.findByRole('navigation', { name: 'Aramanızla ilgili sayfalar' }))
    expect(pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mercan Köşesi Mağaza', '/magaza/mercan-kosesi'],
      ['Mercan Marka', '/arama?brand=mercan'],
    ])
  })
})
