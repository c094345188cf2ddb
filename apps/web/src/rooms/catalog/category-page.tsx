import { findCategory, seoTitle } from '@market/domain'
import { definePage } from '../../routes/page.ts'
import { breadcrumbList } from '../../routes/structured.ts'
import { ListingView, wayToCategory } from './listing-view.tsx'
import { type ListingData, loadListing } from './load-listing.ts'

/** `/{category}`: the last catch-all. */
export const page = definePage<ListingData>({
  load: loadListing,
  head: ({ query }, url) => {
    const name = findCategory(query.category)?.name ?? ''
    return {
      title: seoTitle(`${name} Ürünleri`),
      description: `${name} kategorisindeki ürünlerin fiyatları, yorumları ve kampanyaları.`,
      ...(import.meta.env.SSR && { structured: [breadcrumbList(wayToCategory(query.category), url)] }),
    }
  },
  shared: { fresh: 60, stale: 300 },
  Component: ({ data }) => <ListingView data={data} />,
})
