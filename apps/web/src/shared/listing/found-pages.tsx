import type { FoundPage } from '@market/domain/catalog'
import { Icon, Link } from '@market/ui'
import * as css from './found-pages.css.ts'
import { listingTexts as texts } from './listing-texts.ts'

/** Shops, brands, categories and campaigns that match a search, above its products. */
export function FoundPages({ pages }: { readonly pages: readonly FoundPage[] }) {
  if (pages.length === 0) return null
  return (
    <nav aria-label={texts.foundPages}>
      <ul className={css.row}>
        {pages.map(({ kind, name, url, image }) => (
          <li key={url}>
            <Link href={url} className={css.page}>
              {image === null ? (
                <Icon name={kind === 'category' ? 'squares' : 'tag'} />
              ) : (
                <img src={`/img/96/${image}`} alt="" width={40} height={40} className={css.picture} />
              )}
              <span className={css.name}>
                {name} <span className={css.kind}>{texts.pageKinds[kind]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
