import { seoTitle } from '@market/domain/navigation'
import { definePage } from '../../page/page.ts'
import { breadcrumbList } from '../../page/structured.ts'
import { CategoryView } from './category-view.tsx'
import { wayFromHome } from './listing-view.tsx'
import { type CategoryData, loadCategory } from './load-category.ts'
import { categoryCanonical } from '../../shared/listing/load-listing.ts'

/** `/{category}`, the last catch-all route. */
export const page = definePage<CategoryData>({
  load: loadCategory,
  head: (data, url) => {
    const { way, words } = data
    const name = way.at(-1)?.name ?? ''
    return {
      title: words?.title ?? seoTitle(`${name} Ürünleri`),
      description: words?.description ?? `${name} kategorisindeki ürünlerin fiyatları, yorumları ve kampanyaları.`,
      ...(import.meta.env.SSR && {
        canonical: categoryCanonical(data),
        structured: [breadcrumbList(wayFromHome(way), url)],
      }),
    }
  },
  shared: { fresh: 60, stale: 300 },
  Component: CategoryView,
})
