import { findCategory, seoTitle } from '@market/domain'
import { definePage } from '../../routes/page.ts'
import { ListingView } from './listing-view.tsx'
import { listingCanonical, type ListingData, loadListing } from './load-listing.ts'
import { listingTexts as texts } from './listing-texts.ts'

/** `/arama` and `/arama/{category}`. */
export const page = definePage<ListingData>({
  load: loadListing,
  head: (listing) => {
    const { query } = listing
    const name = findCategory(query.category)?.name
    return {
      title: seoTitle(query.q ? texts.searchTitle(query.q) : (name ?? texts.all)),
      description: name ? `${name} fiyatları, yorumları ve kampanyaları.` : 'Mağazalarımızın tüm ürünleri.',
      ...(query.q ? { noindex: true } : {}),
      ...(import.meta.env.SSR && { canonical: listingCanonical(listing) }),
    }
  },
  shared: { fresh: 60, stale: 300 },
  Component: ({ data }) => <ListingView data={data} />,
})
