import { listingQuery } from '@market/domain/catalog'
import { Container } from 'inversify'
import { expect, test } from 'vitest'
import { categoryWay } from './category-way.ts'
import { categoryCanonical, listingCanonical, loadListing } from './load-listing.ts'

const canonicalOf = (search: string) =>
  listingCanonical({ path: '/elektronik', query: listingQuery.parse(new URLSearchParams(search)) })

test.each([
  ['utm_source=bulten&gclid=1&boyle=yok', '/elektronik'],
  ['sort=price_asc', '/elektronik'],
  ['page=3&utm_medium=eposta', '/elektronik?page=3'],
  ['brand=Sesta&sort=price_desc&page=2', '/elektronik'],
  ['limit=12&page=3', '/elektronik'],
  ['q=radyo&brand=Sesta', '/elektronik?q=radyo'],
])('?%s is the page %s to search engines', (search, canonical) => {
  const sorted = (address: string) => [...new URL(address, 'http://site').searchParams].toSorted().join()
  expect(canonicalOf(search).split('?')[0]).toBe('/elektronik')
  expect(sorted(canonicalOf(search))).toBe(sorted(canonical))
})

const canonicalAt = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  const slug = pathname.split('/').findLast((part) => part !== '') ?? ''
  return categoryCanonical({
    path: pathname,
    query: listingQuery.parse(searchParams, 'listing', slug),
    way: categoryWay(slug),
  })
}

test.each([
  ['/cep-telefonu', '/arama/cep-telefonu'],
  ['/arama/cep-telefonu', '/arama/cep-telefonu'],
  ['/arama/cep-telefonu/?page=2', '/arama/cep-telefonu?page=2'],
  ['/elektronik/', '/elektronik'],
  ['/arama/elektronik', '/elektronik'],
  // A search within a category is a separate page.
  ['/arama/elektronik?q=radyo', '/arama/elektronik?q=radyo'],
])('%s is the page %s to search engines', (address, canonical) => expect(canonicalAt(address)).toBe(canonical))

test('a category written with capitals leads to its one address, what is asked of it included', async () => {
  const ask = (slug: string) =>
    loadListing({
      url: new URL(`http://site/${slug}?page=2`),
      params: { slug },
      services: new Container(),
      signal: new AbortController().signal,
    })
  const moved: unknown = await ask('Elektronik').catch((error: unknown) => error)
  expect(moved).toBeInstanceOf(Response)
  if (moved instanceof Response)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/elektronik?page=2'])
  const product: unknown = await ask('Klavi-Fare-P-12').catch((error: unknown) => error)
  expect(product instanceof Response && product.headers.get('location')).toBe('/klavi-fare-p-12?page=2')
  const missing: unknown = await ask('Boyle-Bir-Yer-Yok').catch((error: unknown) => error)
  expect(missing).toHaveProperty('status', 404)
})
