import type { PopularCategories } from '@market/domain/catalog'
import { AspectPicture, Link } from '@market/ui'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import { formatCount } from '../../shared/product/product-figures.ts'
import { SectionTitle } from '../../shared/section/section-title.tsx'
import * as css from './home-page.css.ts'
import { homeTexts as texts } from './home-texts.ts'

export function HomeCategories({ categories }: { readonly categories: PopularCategories }) {
  if (categories.items.length === 0) return null
  return (
    <section aria-labelledby="categories">
      <SectionTitle
        id="categories"
        title={texts.categories}
        note={texts.productCount(formatCount(categories.totalCount))}
      />
      <ul className={css.categories}>
        {categories.items.map((category) => (
          <li key={category.id}>
            <Link href={`/${category.slug}`} className={css.category}>
              <AspectPicture
                src={pictureSource(category.image, 160)}
                alt=""
                width={160}
                height={160}
                className={css.categoryPicture}
              />
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
