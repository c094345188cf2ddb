import { categoryTree, findCategory, findCategoryById } from '@market/domain'
import { Link, StampSheet } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { ProductCard } from '../product/product-card.tsx'
import { formatCount } from '../product/product-figures.ts'
import { useLoaded } from '../loading/use-loaded.ts'
import * as css from './listing.css.ts'

const texts = {
  categories: 'Ana kategoriler',
  sisters: (name: string) => `${name} kategorisinde`,
  mostSold: 'Bu hafta en çok satanlar',
}
const shown = 6

/** Where nothing was found: the main categories, and what others buy in the same one. */
export function Rescue({ category }: { readonly category: string }) {
  const catalog = useService(services.ProductCatalog)
  const { answer } = useLoaded(() => catalog.mostSold({ limit: shown, ...(category && { categorySlug: category }) }))
  const categories = useService(services.CategoryCatalog)
  // Beside a category its sisters, else the main ones.
  const parent = findCategoryById(findCategory(category)?.parentId ?? 0)
  const { answer: near } = useLoaded(() => (parent ? categories.below(parent.id) : categories.main()))
  const counts = new Map(near?.ok ? near.value.map(({ id, count }) => [id, count]) : [])
  return (
    <>
      <p className={css.rescueNote}>{parent ? texts.sisters(parent.name) : texts.categories}</p>
      <ul className={css.chips}>
        {(parent?.children ?? categoryTree).map(({ id, name, url }) => (
          <li key={id}>
            <Link href={url} className={css.chip}>
              {name} {counts.has(id) && `(${formatCount(counts.get(id) ?? 0)})`}
            </Link>
          </li>
        ))}
      </ul>
      {answer?.ok && answer.value.length > 0 && (
        <>
          <h3 className={css.rescueTitle}>{texts.mostSold}</h3>
          <StampSheet slides className={css.sunken}>
            {answer.value.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </StampSheet>
        </>
      )}
    </>
  )
}
