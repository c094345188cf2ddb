import { Icon, Link } from '@market/ui'
import * as css from './crumbs.css.ts'
import { catalogTexts } from '../product/catalog-texts.ts'

/** Breadcrumbs from the home page; the last item is the current page. */
export function Crumbs({ items }: { readonly items: readonly { readonly name: string; readonly href: string }[] }) {
  return (
    <nav aria-label={catalogTexts.breadcrumb}>
      <ol className={css.crumbs}>
        {items.map((item, index) => (
          <li key={item.href} className={css.crumb}>
            {index > 0 && <Icon name="caret-right" size="sm" />}
            {index === items.length - 1 ? (
              <span aria-current="page">{item.name}</span>
            ) : (
              <Link href={item.href} className={css.crumbLink}>
                {item.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
