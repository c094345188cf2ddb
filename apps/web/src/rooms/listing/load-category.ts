import { type Banner, type CategoryWords, mainCategories, type Slide } from '@market/domain/catalog'
import { services } from '../../composition/tokens.ts'
import { type Missing, missingOf, type PageRequest } from '../../page/page.ts'
import { type CategoryListing, loadListing } from '../../shared/listing/load-listing.ts'

export interface CategoryData extends CategoryListing, Missing {
  /** Slides of a main category. */
  readonly slides: readonly Slide[]
  /** Banner of a category below the main ones, from the nearest level that has one. */
  readonly banner: Banner | null
  /** Sections of the category page; null for a search, and if they failed to load. */
  readonly words: CategoryWords | null
}

/** Loads a listing, with the sections of its category page unless it is a search. */
export async function loadCategory(request: PageRequest): Promise<CategoryData> {
  const category = request.params['category'] ?? request.params['slug'] ?? ''
  const slug = request.url.searchParams.get('q') ? '' : category
  const isMain = mainCategories.some((main) => main.slug === slug)
  const categories = request.services.get(services.CategoryCatalog)
  const [listing, slides, banners, words] = await Promise.all([
    loadListing(request),
    isMain && request.services.get(services.ProductCatalog).sliders({ category: slug }),
    slug !== '' && !isMain && categories.banners(slug),
    slug !== '' && categories.words(slug),
  ])
  return {
    ...listing,
    slides: slides && slides.ok ? slides.value : [],
    banner: (banners && banners.ok && banners.value.find(({ position }) => position === 'top')) || null,
    words: words && words.ok ? words.value : null,
    ...missingOf(slides, banners, words),
  }
}
