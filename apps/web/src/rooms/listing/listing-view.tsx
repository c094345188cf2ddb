import { searchUrl } from '@market/domain/navigation'
import type { ReactNode } from 'react'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { ListingBody } from '../../shared/listing/listing-body.tsx'
import type { CategoryListing } from '../../shared/listing/load-listing.ts'
import { listingTexts as texts } from '../../shared/listing/listing-texts.ts'
import { ComparedButton } from '../../shared/product/compared-button.tsx'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'

/** Breadcrumbs from the home page to a category. */
export const wayFromHome = (way: CategoryListing['way']) => [
  { name: catalogTexts.home, href: '/' },
  ...way.map(({ name, url }) => ({ name, href: url })),
]

interface ListingViewProps {
  readonly data: CategoryListing
  /** Set if the page has a larger picture above the list, which loads first. */
  readonly pictured?: boolean
  /** Search results other than products. */
  readonly found?: ReactNode
  readonly children?: ReactNode
}

/** The listing of a category or a search. */
export function ListingView({ data, pictured, found, children }: ListingViewProps) {
  const { query, way } = data
  const name = way.at(-1)?.name
  return (
    <>
      <Crumbs items={[...wayFromHome(way), ...(query.category ? [] : [{ name: texts.search, href: '/arama' }])]} />
      {children}
      <ListingBody
        data={data}
        {...(pictured && { pictured })}
        found={found}
        aside={<ComparedButton category={query.category} />}
        title={query.q ? (name ?? texts.searchTitle(query.q)) : (name ?? texts.all)}
        categoryHref={(slug) => searchUrl({ category: slug, q: query.q })}
      />
    </>
  )
}
