import { type Banner, type CategoryWords, mainCategories, type Slide } from '@market/domain/catalog'
import { services } from '../../composition/tokens.ts'
import { type Missing, missingOf, type PageRequest } from '../../page/page.ts'
import { type CategoryListing, loadListing } from '../../shared/listing/load-listing.ts'

export interface CategoryData extends CategoryListing, Missing {
  /** Of a main category. */
  readonly slides: readonly Slide[]
  /** Of the nearest category above that has any, for one below the main ones. */
  readonly banner: Banner | null
  /** Sections of the category page; null for a search, or if they could not be read. */
  readonly words: CategoryWords | null
}

/** A listing, with the sections of its category page unless it is a search. */
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
