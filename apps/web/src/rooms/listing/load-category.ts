import { type Banner, type CategoryWords, pathTo, type Slide } from '@market/domain'
import { services } from '../../composition/tokens.ts'
import { type Missing, missingOf, type PageRequest } from '../../page/page.ts'
import type { ListingData } from '../../shared/listing/listing-data.ts'
import { loadListing } from '../../shared/listing/load-listing.ts'

export interface CategoryData extends ListingData, Missing {
  /** Of a main category. */
  readonly slides: readonly Slide[]
  /** Of the nearest category above that has any, for one below the main ones. */
  readonly banner: Banner | null
  /** Sections of the category page; null for a search, or if they could not be read. */
  readonly words: CategoryWords | null
}

/** A listing, with the sections of its category page unless it is a search. */
export async function loadCategory(request: PageRequest): Promise<CategoryData> {
  const slug = request.params['category'] ?? request.params['slug'] ?? ''
  const way = request.url.searchParams.get('q') ? [] : pathTo(slug)
  const categories = request.services.get(services.CategoryCatalog)
  const [listing, slides, banners, words] = await Promise.all([
    loadListing(request),
    way.length === 1 && request.services.get(services.ProductCatalog).sliders({ category: slug }),
    way.length > 1 && categories.banners(slug),
    way.length > 0 && categories.words(slug),
  ])
  return {
    ...listing,
    slides: slides && slides.ok ? slides.value : [],
    banner: (banners && banners.ok && banners.value.find(({ position }) => position === 'top')) || null,
    words: words && words.ok ? words.value : null,
    ...missingOf(slides, banners, words),
  }
}
