import { mainCategories } from '@market/domain/catalog'
import { useService } from '@market/react'
import { Link } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { frameTexts } from '../texts.ts'
import * as css from './short.css.ts'

/**
 * The main categories in one row that scrolls sideways. On wide screens, where no app is around it, with a link to the
 * home page.
 */
export function MobileTopMenu() {
  const { titleShort } = useService(services.Site)
  return (
    <nav className={css.topMenu} aria-label={frameTexts.categories}>
      <ul className={css.topMenuList}>
        <li className={css.topMenuHome}>
          <Link href="/" className={css.topMenuLink}>
            <b>{titleShort}</b>
          </Link>
        </li>
        <li>
          <Link href="/firsat/super-firsat" className={css.topMenuLink}>
            {frameTexts.superDeals}
          </Link>
        </li>
        {mainCategories.map(({ id, name, url }) => (
          <li key={id}>
            <Link href={url} className={css.topMenuLink}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
