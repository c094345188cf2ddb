import { type Banner, findCategory, seoTitle } from '@market/domain'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../routes/page.ts'
import { breadcrumbList } from '../../routes/structured.ts'
import { CategoryBanner } from './category-banner.tsx'
import { ListingView, wayToCategory } from './listing-view.tsx'
import { type ListingData, loadListing } from './load-listing.ts'

interface CategoryData extends ListingData {
  readonly banner: Banner | null
}

/** `/{category}`: the last catch-all. */
export const page = definePage<CategoryData>({
  async load(request) {
    const category = request.params['slug'] ?? ''
    const [listing, banners] = await Promise.all([
      loadListing(request),
      request.services.get(services.ProductCatalog).banners({ position: 'top', category }),
    ])
    return { ...listing, banner: (banners.ok && banners.value[0]) || null }
  },
  head: ({ query }, url) => {
    const name = findCategory(query.category)?.name ?? ''
    return {
      title: seoTitle(`${name} Ürünleri`),
      description: `${name} kategorisindeki ürünlerin fiyatları, yorumları ve kampanyaları.`,
      ...(import.meta.env.SSR && { structured: [breadcrumbList(wayToCategory(query.category), url)] }),
    }
  },
  shared: { fresh: 60, stale: 300 },
  Component: ({ data }) => (
    <ListingView data={data}>{data.banner && <CategoryBanner banner={data.banner} />}</ListingView>
  ),
})
