import { findCategory, pathTo, searchUrl } from '@market/domain'
import type { ReactNode } from 'react'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { ListingBody } from '../../shared/listing/listing-body.tsx'
import type { ListingData } from '../../shared/listing/listing-data.ts'
import { listingTexts as texts } from '../../shared/listing/listing-texts.ts'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'

/** From the home page to a category. */
export const wayToCategory = (slug: string) => [
  { name: catalogTexts.home, href: '/' },
  ...pathTo(slug).map(({ name, url }) => ({ name, href: url })),
]

interface ListingViewProps {
  readonly data: ListingData
  /** Set below a picture larger than any in the list: that one loads first. */
  readonly pictured?: boolean
  /** Findings of a search besides products. */
  readonly found?: ReactNode
  readonly children?: ReactNode
}

/** The listing of a category or a search. */
export function ListingView({ data, pictured, found, children }: ListingViewProps) {
  const { query } = data
  const name = findCategory(query.category)?.name
  return (
    <>
      <Crumbs
        items={[...wayToCategory(query.category), ...(query.category ? [] : [{ name: texts.search, href: '/arama' }])]}
      />
      {children}
      <ListingBody
        data={data}
        {...(pictured && { pictured })}
        found={found}
        title={query.q ? (name ?? texts.searchTitle(query.q)) : (name ?? texts.all)}
        categoryHref={(slug) => searchUrl({ category: slug, q: query.q })}
      />
    </>
  )
}
