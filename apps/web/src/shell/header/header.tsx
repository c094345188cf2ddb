import { cartBadge, cartMessages, cartTotals, categoryTree, formatPrice, visitorOf } from '@market/domain'
import { Badge, Icon, Link, Logo, PerforatedEdge, VisuallyHidden } from '@market/ui'
import { useLocation } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { shellTexts } from '../texts.ts'
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
          <CartLink />
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

function CartLink() {
  const { cart } = useStream(useService(services.CartStore).state)
  const { pathname } = useLocation()
  const badge = cartBadge(cart?.count ?? 0)
  return (
    <span className={css.cart}>
      <Link href="/my/tr/sepet" className={css.action}>
        <span className={css.cartIcon}>
          <Icon name="cart" size="lg" />
          {badge && (
            <span aria-hidden className={css.badge}>
              <Badge>{badge}</Badge>
            </span>
          )}
        </span>
        <span className={css.cartText}>{shellTexts.cart.title}</span>
        {badge && <VisuallyHidden>{shellTexts.cart.count(cart?.count ?? 0)}</VisuallyHidden>}
      </Link>
      {cart && cart.count > 0 && pathname !== '/my/tr/sepet' && (
        <span className={css.miniCart} aria-hidden>
          {cart.shops.flatMap((shop) =>
            shop.items.slice(0, 3).map((item) => (
              <span key={`${item.productId};${item.attrId}`} className={css.miniRow}>
                <img src={`/img/96/${item.image}`} alt="" width={48} height={48} loading="lazy" />
                <span>
                  {item.brand} {item.name}
                  <small>{item.quantity} adet</small>
                </span>
              </span>
            )),
          )}
          <span className={css.miniTotal}>
            {cartMessages.total} <b>{formatPrice(cartTotals(cart).total)}</b>
          </span>
        </span>
      )}
    </span>
  )
}
