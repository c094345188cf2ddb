import { mainCategories } from '@market/domain/catalog'
import { useService } from '@market/react'
import { Link, Logo, PerforatedEdge } from '@market/ui'
import { useLocation } from 'react-router-dom'
import { DrawnOnce } from '../../page/drawn-once.tsx'
import { services } from '../../composition/tokens.ts'
import { frameTexts } from '../texts.ts'
import { AccountLink } from './account-link.tsx'
import { CartLink } from './cart-link.tsx'
import { ExternalLink } from './external-link.tsx'
import { CategoryButton } from './category-button.tsx'
import { SearchBox } from './search-box.tsx'
import * as css from './header.css.ts'

export function Header() {
  const { pathname } = useLocation()
  const { titleShort } = useService(services.Site)
  return (
    <header className={css.frame}>
      <div className={css.header}>
        <DrawnOnce name="shortcuts" draw={Shortcuts} props={{}} />
        <div className={css.bar}>
          <CategoryButton />
          <Link href="/" className={css.logo}>
            <Logo name={titleShort} line={frameTexts.motto} />
          </Link>
          <SearchBox />
          <AccountLink />
          <CartLink key={`cart ${pathname}`} />
        </div>
        <PerforatedEdge side="bottom" color="header" />
      </div>
      <DrawnOnce name="departments" draw={Departments} props={{}} />
    </header>
  )
}

const Shortcuts = () => (
  <div className={css.top}>
    <nav className={css.topBar} data-measure="header-link" aria-label={frameTexts.shortcuts}>
      <ul className={css.topList}>
        {frameTexts.topLinks.map(([text, href]) => (
          <li key={href}>
            <Link href={href} className={css.topLink}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={css.topList}>
        {frameTexts.externalLinks.map(([text, href]) => (
          <li key={href}>
            <ExternalLink href={href} className={css.outwardLink} marked>
              {text}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </nav>
  </div>
)

const Departments = () => (
  <nav className={css.strip} data-measure="category" aria-label={frameTexts.categories}>
    <ul className={css.stripList}>
      <li>
        <Link href="/firsat/super-firsat" className={css.dealLink}>
          {frameTexts.superDeals}
        </Link>
      </li>
      {mainCategories.map((category) => (
        <li key={category.id}>
          <Link href={category.url} className={css.stripLink}>
            {category.name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
