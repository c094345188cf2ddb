import { categoryTree, visitorOf } from '@market/domain'
import { Icon, Link, Logo, PerforatedEdge } from '@market/ui'
import { useLocation } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { shellTexts } from '../texts.ts'
import { CartLink } from './cart-link.tsx'
import { CategoryMenu } from './category-menu.tsx'
import { SearchBox } from './search-box.tsx'
import * as css from './header.css.ts'

export function Header() {
  const { pathname } = useLocation()
  return (
    <header className={css.frame}>
      <div className={css.header}>
        <div className={css.top}>
          <nav className={css.topBar} aria-label="Kısayollar">
            <ul className={css.topList}>
              {shellTexts.topLinks.map(([text, href]) => (
                <li key={href}>
                  <Link href={href} className={css.topLink}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
            <ul className={css.topList}>
              {shellTexts.externalLinks.map(([text, href]) => (
                <li key={href}>
                  <Link href={href} className={css.topLink}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={css.bar}>
          <CategoryMenu key={pathname} />
          <Link href="/" className={css.logo}>
            <Logo name="Güvercin" line={shellTexts.motto} />
          </Link>
          <SearchBox />
          <AccountLink />
          <CartLink key={`cart ${pathname}`} />
        </div>
        <PerforatedEdge side="bottom" color="header" />
      </div>
      <nav className={css.strip} aria-label={shellTexts.categories}>
        <ul className={css.stripList}>
          <li>
            <Link href="/firsat/super-firsat" className={css.dealLink}>
              <Icon name="lightning" filled size="md" />
              {shellTexts.superDeals}
            </Link>
          </li>
          {categoryTree.map((category) => (
            <li key={category.id}>
              <Link href={category.url} className={css.stripLink}>
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

function AccountLink() {
  const { user } = useStream(useService(services.SessionStore).state)
  const member = user && visitorOf(user) === 'member'
  return (
    <Link href={member ? '/my/siparisler' : '/giris-yap'} className={css.action}>
      <Icon name="user" size="lg" />
      <span className={css.actionText}>
        <span className={css.actionSmall}>{member ? shellTexts.account.mine : shellTexts.account.signUp}</span>
        <span>{member ? `${user.firstName} ${user.lastName}` : shellTexts.account.login}</span>
      </span>
    </Link>
  )
}
