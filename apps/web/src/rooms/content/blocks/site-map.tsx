import { mainCategories } from '@market/domain/catalog'
import type { ContentSection } from '@market/domain/content'
import { Link } from '@market/ui'
import { contentTexts } from '../texts.ts'
import * as tileCss from './tiles.css.ts'

/** Links to every page by section, and to the main categories. A section's slug is its anchor. */
export function SiteMap({ sections }: { readonly sections: readonly ContentSection[] }) {
  const categories = {
    slug: 'kategoriler',
    title: contentTexts.categories,
    pages: mainCategories.map(({ name, url }) => ({ path: url, title: name })),
  }
  return (
    <div className={tileCss.siteMap}>
      {[categories, ...sections].map(({ slug, title, pages }) => (
        <section key={slug} aria-labelledby={slug}>
          <h2 id={slug} className={tileCss.siteMapTitle}>
            {title}
          </h2>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <Link href={page.path} className={tileCss.siteMapLink}>
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
