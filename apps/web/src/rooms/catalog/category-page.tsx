import { type Banner, findCategory, pathTo, seoTitle, type Slide } from '@market/domain'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../routes/page.ts'
import { breadcrumbList } from '../../routes/structured.ts'
import { BannerStrip } from '../../shell/banner-strip.tsx'
import { ListingView, wayToCategory } from './listing-view.tsx'
import { listingCanonical, type ListingData, loadListing } from './load-listing.ts'
import { SlideRow } from './slide-row.tsx'

interface CategoryData extends ListingData {
  /** Of a main category. */
  readonly slides: readonly Slide[]
  /** Of the main category that this one lies below. */
  readonly banner: Banner | null
}

/** `/{category}`: the last catch-all. */
export const page = definePage<CategoryData>({
  async load(request) {
    const category = request.params['slug'] ?? ''
    const catalog = request.services.get(services.ProductCatalog)
    const [main, ...below] = pathTo(category)
    const [listing, slides, banners] = await Promise.all([
      loadListing(request),
      main && below.length === 0 && catalog.sliders({ category }),
      main && below.length > 0 && catalog.banners({ position: 'top', category: main.slug }),
    ])
    return {
      ...listing,
      slides: slides && slides.ok ? slides.value : [],
      banner: (banners && banners.ok && banners.value[0]) || null,
    }
  },
  head: (listing, url) => {
    const { query } = listing
    const name = findCategory(query.category)?.name ?? ''
    return {
      title: seoTitle(`${name} Ürünleri`),
      description: `${name} kategorisindeki ürünlerin fiyatları, yorumları ve kampanyaları.`,
      ...(import.meta.env.SSR && {
        canonical: listingCanonical(listing),
        structured: [breadcrumbList(wayToCategory(query.category), url)],
      }),
    }
  },
  shared: { fresh: 60, stale: 300 },
  Component: ({ data }) => (
    <ListingView data={data}>
      {data.slides.length > 0 && <SlideRow slides={data.slides} low />}
      {data.banner && <BannerStrip banner={data.banner} />}
    </ListingView>
  ),
})
