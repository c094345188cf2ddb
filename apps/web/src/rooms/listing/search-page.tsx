import { seoTitle } from '@market/domain/navigation'
import { definePage } from '../../page/page.ts'
import { CategoryView } from './category-view.tsx'
import { type CategoryData, loadCategory } from './load-category.ts'
import { FoundPages } from '../../shared/listing/found-pages.tsx'
import { categoryCanonical } from '../../shared/listing/load-listing.ts'
import { listingTexts as texts } from '../../shared/listing/listing-texts.ts'

/** `/arama` and `/arama/{category}`. */
export const page = definePage<CategoryData>({
  load: loadCategory,
  head: (data) => {
    const { query, way, words } = data
    const name = way.at(-1)?.name
    return {
      title: words?.title ?? seoTitle(query.q ? texts.searchTitle(query.q) : (name ?? texts.all)),
      description:
        words?.description ??
        (name ? `${name} fiyatları, yorumları ve kampanyaları.` : 'Mağazalarımızın tüm ürünleri.'),
      ...(query.q ? { noindex: true } : {}),
      ...(import.meta.env.SSR && { canonical: categoryCanonical(data) }),
    }
  },
  shared: { fresh: 60, stale: 300 },
  Component: SearchView,
})

function SearchView({ data }: { readonly data: CategoryData }) {
  return <CategoryView data={data} found={<FoundPages pages={data.listing.search?.pages ?? []} />} />
}
