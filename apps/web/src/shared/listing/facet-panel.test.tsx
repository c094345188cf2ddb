import { type Facet, listingQuery } from '@market/domain/catalog'
import { RouterLink } from '@market/react'
import { aListingPage } from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, fireEvent, render, screen, within, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FacetPanel } from './facet-panel.tsx'
import { type ListingData, listingData } from './listing-data.ts'
import { isPriceBound, withPrice } from './load-listing.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

const names = ['Çınar', 'Işık', 'İnci', 'Nova', 'Pixa', 'Kontra', 'Sesta', 'Klavi', 'Örgü', 'Kumru', 'Poyraz']
const brands: Facet = {
  key: 'brand',
  name: 'Marka',
  values: names.map((name) => ({ value: name, name, count: 3, selected: false })),
}
function Where() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}
const colours: Facet = {
  key: 'attr',
  name: 'Renk',
  values: [{ value: 'mavi', name: 'Mavi', count: 2, selected: false }],
}
const dataOf = (address: string, attributes = [brands, colours]): ListingData => {
  const url = new URL(address, 'https://pazar.example')
  const query = listingQuery.parse(url.searchParams, 'listing', 'elektronik')
  return listingData(url, query, aListingPage({ attributes, priceRange: { min: 10, max: 900 } }))
}
const Panel = () => (
  <LinkProvider component={RouterLink}>
    <FacetPanel {...useLoaderData<ListingData>()} categoryHref={null} />
    <Where />
  </LinkProvider>
)
/** Shows the panel in the browser; `first` is the data that its document was sent with. */
const show = (address = '/elektronik?sort=price_asc&page=3', attributes?: Facet[], first?: ListingData) => {
  const load = ({ request }: { readonly request: Request }) => dataOf(request.url, attributes)
  const router = createMemoryRouter([{ id: 'page', path: '*', loader: load, Component: Panel }], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: first ?? dataOf(address, attributes) } },
  })
  render(<RouterProvider router={router} />)
}
const where = (address: string) => vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(address))
const shownBrands = () =>
  within(screen.getAllByRole('group')[0] ?? document.body)
    .getAllByRole('link')
    .map((link) => link.textContent?.replace('3', ''))

describe('the facets', () => {
  it('find a brand with or without Turkish letters', () => {
    show()
    const box = screen.getByRole('searchbox', { name: 'Marka ara' })
    fireEvent.change(box, { target: { value: 'ınci' } })
    expect(shownBrands()).toEqual(['İnci'])
    fireEvent.change(box, { target: { value: 'ORG' } })
    expect(shownBrands()).toEqual(['Örgü'])
    fireEvent.change(box, { target: { value: 'yok böyle' } })
    expect(screen.getByText('Bu adda bir marka bulunamadı.')).toBeTruthy()
  })

  it('apply a price, keep the other filters, and return to the first page', async () => {
    show()
    fireEvent.change(screen.getByLabelText(/En az/), { target: { value: '1.000' } })
    fireEvent.change(screen.getByLabelText(/En fazla/), { target: { value: '250' } })
    fireEvent.click(screen.getByRole('button', { name: 'Uygula' }))
    await where('/elektronik?price=250-1000&sort=price_asc')
  })

  it('keep the list and say so if a price cannot be read', async () => {
    show()
    const most = screen.getByLabelText<HTMLInputElement>(/En fazla/)
    const apply = () => fireEvent.click(screen.getByRole('button', { name: 'Uygula' }))
    fireEvent.change(most, { target: { value: 'bin lira' } })
    apply()
    expect(screen.getByRole('alert').textContent).toBe('Fiyatı rakamla yazın. Örneğin: 1.250,50')
    expect([most.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', most])
    fireEvent.change(most, { target: { value: '1.000 TL' } })
    expect(screen.getByRole('alert').textContent).toBe('')
    apply()
    await where('/elektronik?price=-1000&sort=price_asc')
  })

  it('L3 begin with the brands open, the others folded', () => {
    show()
    const open = (name: string) => screen.getByText(name, { selector: 'summary' }).closest('details')?.open
    expect([open('Marka'), open('Renk')]).toEqual([true, false])
  })

  it('L2 show products in stock, or all', async () => {
    show('/elektronik')
    const press = () => fireEvent.click(screen.getByRole('link', { name: /Yalnızca stoktakiler/ }))
    press()
    await where('/elektronik?stock=true')
    cleanup()
    show('/elektronik?stock=true')
    press()
    await where('/elektronik')
  })

  it('take a price back', async () => {
    show('/elektronik?price=250-1000')
    fireEvent.change(screen.getByLabelText(/En az/), { target: { value: '' } })
    fireEvent.change(screen.getByLabelText(/En fazla/), { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: 'Uygula' }))
    await where('/elektronik')
  })
})

describe('a facet of many values', () => {
  const many: Facet = {
    key: 'brand',
    name: 'Marka',
    values: Array.from({ length: 60 }, (_, at) => ({
      value: `m${at}`,
      name: `Marka ${at}.`,
      count: 3,
      selected: at === 40,
    })),
  }
  /** The data as the server puts it into the document. */
  const sent = (address: string) => {
    vi.stubEnv('SSR', true)
    const data = dataOf(address, [many, colours])
    vi.unstubAllEnvs()
    return data
  }
  const shown = () =>
    screen
      .getAllByRole('link')
      .map((link) => /Marka \d+\./.exec(link.textContent ?? '')?.[0])
      .filter(Boolean)

  it('is rendered with its first values and the chosen ones', () => {
    const { listing, more } = sent('/elektronik')
    expect(listing.attributes.map(({ values }) => values.length)).toEqual([9, 0])
    expect(more).toEqual({ Marka: 51, Renk: 1 })
  })

  it('is sent folded without its values, and brings them when it is opened', async () => {
    show('/elektronik', [many, colours], sent('/elektronik'))
    expect(screen.queryByRole('link', { name: /^Mavi/ })).toBeNull()
    const fold = screen.getByText('Renk', { selector: 'summary' }).closest('details')
    if (fold) fold.open = true
    await screen.findByRole('link', { name: /^Mavi/ })
    expect(fold?.open).toBe(true)
    expect(shown()).toHaveLength(9)
  })

  it('loads the other values on request, and keeps the first ones', async () => {
    show('/elektronik', [many, colours], sent('/elektronik'))
    expect(shown()).toHaveLength(9)
    fireEvent.click(screen.getByRole('link', { name: 'Tümünü göster (60): Marka' }))
    await screen.findByRole('link', { name: /^Marka 59\./ })
    expect(shown()).toHaveLength(60)
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Marka 8\./))
    expect(screen.queryByRole('link', { name: /Tümünü göster/ })).toBeNull()
  })

  it('brings them for who seeks one', async () => {
    show('/elektronik', [many, colours], sent('/elektronik'))
    const box = screen.getByRole('searchbox', { name: 'Marka ara' })
    fireEvent.focus(box)
    fireEvent.change(box, { target: { value: 'marka 59' } })
    await screen.findByRole('link', { name: /^Marka 59\./ })
    expect(shown()).toEqual(['Marka 59.'])
  })

  it('shows them all without script at the address of its link', () => {
    show('/elektronik?page=2', [many, colours], sent('/elektronik?page=2'))
    const link = screen.getByRole('link', { name: 'Tümünü göster (60): Marka' })
    const href = link.getAttribute('href') ?? ''
    expect(href).toBe('/elektronik?page=2&secenekler=1')
    cleanup()
    show(href, [many, colours], sent(href))
    expect(shown()).toHaveLength(60)
  })
})

it('reads prices that were typed as text', () => {
  const query = listingQuery.parse([], 'listing', '')
  expect(withPrice(query, '', '1.250 TL').price).toEqual({ max: 125_000 })
  expect(withPrice(query, 'abc', '').price).toEqual({})
  expect(['', ' ', '0', '149,90 TL'].every(isPriceBound)).toBe(true)
  expect(['abc', '-5', '1e3', '9'.repeat(20)].some(isPriceBound)).toBe(false)
})

it('without script the browser refuses an unreadable price; with script the form says why', async () => {
  show()
  const field = screen.getByLabelText<HTMLInputElement>(/^En az/)
  const accepts = (typed: string) => {
    field.value = typed
    return field.validity.valid
  }
  expect(['', '300', '1.250,50', '1250.50', '1.250 TL', '₺ 300'].filter((typed) => !accepts(typed))).toEqual([])
  expect(['abc', '-5', '1e3', '٣٠٠', '9'.repeat(20)].filter(accepts)).toEqual([])
  expect(field.form?.noValidate).toBe(true)
})
