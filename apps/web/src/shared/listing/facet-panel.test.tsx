import { type Facet, listingQuery } from '@market/domain'
import { aListingPage } from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { RouterLink } from '../link/router-link.tsx'
import { FacetPanel } from './facet-panel.tsx'
import { withPrice } from './load-listing.ts'

afterEach(cleanup)

const names = ['Çınar', 'Işık', 'İnci', 'Nova', 'Pixa', 'Kontra', 'Sesta', 'Klavi', 'Örgü']
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
const show = (address = '/elektronik?sort=price_asc&page=3') => {
  const [path = '', search = ''] = address.split('?')
  render(
    <MemoryRouter initialEntries={[address]}>
      <LinkProvider component={RouterLink}>
        <FacetPanel
          path={path}
          query={listingQuery.parse(new URLSearchParams(search), 'listing', 'elektronik')}
          listing={aListingPage({ attributes: [brands, colours], priceRange: { min: 10, max: 900 } })}
          categoryHref={null}
        />
        <Where />
      </LinkProvider>
    </MemoryRouter>,
  )
}
const shownBrands = () =>
  within(screen.getAllByRole('group')[0] ?? document.body)
    .getAllByRole('link')
    .map((link) => link.textContent?.replace('3', ''))

describe('the facets', () => {
  it('seek a brand whatever its Turkish letters', () => {
    show()
    const box = screen.getByRole('searchbox', { name: 'Marka ara' })
    fireEvent.change(box, { target: { value: 'ınci' } })
    expect(shownBrands()).toEqual(['İnci'])
    fireEvent.change(box, { target: { value: 'ORG' } })
    expect(shownBrands()).toEqual(['Örgü'])
    fireEvent.change(box, { target: { value: 'yok böyle' } })
    expect(screen.getByText('Bu adda bir marka bulunamadı.')).toBeTruthy()
  })

  it('keep the visit when a price is chosen: the rest of the query stays, the page begins anew', () => {
    show()
    fireEvent.change(screen.getByLabelText(/En az/), { target: { value: '1.000' } })
    fireEvent.change(screen.getByLabelText(/En fazla/), { target: { value: '250' } })
    fireEvent.click(screen.getByRole('button', { name: 'Uygula' }))
    expect(screen.getByRole('status').textContent).toBe('/elektronik?price=250-1000&sort=price_asc')
  })

  it('L3 begin with the brands open, the others folded', () => {
    show()
    const open = (name: string) => screen.getByText(name, { selector: 'summary' }).closest('details')?.open
    expect([open('Marka'), open('Renk')]).toEqual([true, false])
  })

  it('L2 show what is in stock alone, or all', () => {
    show('/elektronik')
    const press = () => fireEvent.click(screen.getByRole('link', { name: /Yalnızca stoktakiler/ }))
    press()
    expect(screen.getByRole('status').textContent).toBe('/elektronik?stock=true')
    cleanup()
    show('/elektronik?stock=true')
    press()
    expect(screen.getByRole('status').textContent).toBe('/elektronik')
  })

  it('take a price back', () => {
    show('/elektronik?price=250-1000')
    fireEvent.change(screen.getByLabelText(/En az/), { target: { value: '' } })
    fireEvent.change(screen.getByLabelText(/En fazla/), { target: { value: '' } })
    fireEvent.click(screen.getByRole('button', { name: 'Uygula' }))
    expect(screen.getByRole('status').textContent).toBe('/elektronik')
  })
})

it('reads prices that were typed as text', () => {
  const query = listingQuery.parse([], 'listing', '')
  expect(withPrice(query, '', '1.250 TL').price).toEqual({ max: 125_000 })
  expect(withPrice(query, 'abc', '').price).toEqual({})
})
