import { listingQuery } from '@market/domain'
import { expect, test } from 'vitest'
import { listingCanonical } from './load-listing.ts'

const canonicalOf = (search: string) =>
  listingCanonical({ path: '/elektronik', query: listingQuery.parse(new URLSearchParams(search)) })

test.each([
  ['utm_source=bulten&gclid=1&boyle=yok', '/elektronik'],
  ['sort=price_asc', '/elektronik'],
  ['page=3&utm_medium=eposta', '/elektronik?page=3'],
  ['brand=Sesta&sort=price_desc&page=2', '/elektronik?brand=Sesta&page=2'],
])('?%s is the page %s to search engines', (search, canonical) => {
  const sorted = (address: string) => [...new URL(address, 'http://site').searchParams].toSorted().join()
  expect(canonicalOf(search).split('?')[0]).toBe('/elektronik')
  expect(sorted(canonicalOf(search))).toBe(sorted(canonical))
})
