import type { User } from '@market/domain/session'
import { Badge, Icon, type IconName, Link, Monogram, Skeleton } from '@market/ui'
import { Fragment, type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as css from './account-frame.css.ts'
import { accountMenuTexts as texts } from './account-menu-texts.ts'
import { useLogout } from './use-logout.ts'
import { useMember } from './use-member.ts'
import { useUnread } from './use-unread.ts'

type Page = (typeof texts.links)[number][1]
const icons: Readonly<Record<Page, IconName>> = {
  '/my/siparisler': 'package',
  '/my/bilgi': 'user',
  '/my/listelerim': 'heart',
  '/my/tr/adresler': 'map-pin',
  '/my/kartlarim': 'credit-card',
  '/my/sifre-degistir': 'lock',
  '/my/tr/yorumlar': 'star',
  '/my/sorularim': 'chat',
  '/my/takip-ettiklerim': 'storefront',
  '/my/kuponlarim': 'gift',
  '/my/alarmlarim': 'tag',
  '/my/bildirimler': 'bell',
  '/my/cihaz-satislarim': 'device-mobile',
  '/my/cekilisler/biletlerim': 'ticket',
  '/my/tr/hesap-numaralari': 'bank',
}

const notifications = '/my/bildirimler'

interface AccountFrameProps {
  readonly title: string
  /** Name of the route to come back to after logging in. */
  readonly route: string
  /** Shown at the end of the title's row. */
  readonly end?: ReactNode
  /** Rendered once the visitor is known to be a member. */
  readonly children: (member: User) => ReactNode
}

/** A page of the account: its title, links to the account's other pages, and content for members only. */
export function AccountFrame({ title, route, end, children }: AccountFrameProps) {
  const member = useMember(route)
  return (
    <div className={css.layout}>
      <AccountMenu member={member} />
      <div>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          {member && end}
        </div>
        <div className={css.body}>
          {member ? (
            <Fragment key={member.userId}>{children(member)}</Fragment>
          ) : (
            <div aria-busy className={css.waiting}>
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

function AccountMenu({ member }: { readonly member: User | undefined }) {
  const { pathname } = useLocation()
  const logout = useLogout()
  const [open, setOpen] = useState(false)
  const unread = useUnread(member !== undefined && pathname !== notifications)
  return (
    <nav aria-label={texts.label} className={css.side}>
      <div className={css.who}>
        {member && (
          <>
            <Monogram>{member.firstName.slice(0, 1) + member.lastName.slice(0, 1)}</Monogram>
            <p className={css.whoText}>
              <b>
                {member.firstName} {member.lastName}
              </b>{' '}
              {member.email}
            </p>
          </>
        )}
      </div>
      <button type="button" className={css.opener} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="list" />
        {texts.open}
        <Icon name="caret-down" size="md" className={css.openerEnd} />
      </button>
      <ul className={open ? `${css.menu} ${css.menuOpen}` : css.menu}>
        {texts.links.map(([text, href]) => (
          <li key={href}>
            <Link href={href} className={css.link} aria-current={pathname.startsWith(href) ? 'page' : undefined}>
              <Icon name={icons[href]} />
              {text}
              {href === notifications && unread > 0 && <Badge>{texts.unread(unread)}</Badge>}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={css.link} onClick={() => void logout()}>
            <Icon name="sign-out" />
            {texts.logout}
          </button>
        </li>
      </ul>
    </nav>
  )
}
