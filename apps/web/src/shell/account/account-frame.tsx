import { type User } from '@market/domain'
import { Link, Skeleton } from '@market/ui'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as css from './account-frame.css.ts'
import { accountMenuTexts as texts } from './account-menu-texts.ts'
import { useLogout } from './use-logout.ts'
import { useMember } from './use-member.ts'

interface AccountFrameProps {
  readonly title: string
  /** Name of the route to come back to after logging in. */
  readonly route: string
  /** At the end of the title's row. */
  readonly end?: ReactNode
  /** Drawn once the visitor is known to be a member. */
  readonly children: (member: User) => ReactNode
}

/** A page of the account: its title, the account's other pages, and what only a member sees. */
export function AccountFrame({ title, route, end, children }: AccountFrameProps) {
  const member = useMember(route)
  return (
    <div className={css.layout}>
      <AccountMenu />
      <div>
        <div className={css.head}>
          <h1 className={css.title}>{title}</h1>
          {member && end}
        </div>
        <div className={css.body}>
          {member ? (
            children(member)
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

function AccountMenu() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const logout = useLogout()
  const leave = async () => {
    await navigate('/')
    await logout()
  }
  return (
    <nav aria-label={texts.label}>
      <ul className={css.menu}>
        {texts.links.map(([text, href]) => (
          <li key={href}>
            <Link href={href} className={css.link} aria-current={pathname.startsWith(href) ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={css.link} onClick={() => void leave()}>
            {texts.logout}
          </button>
        </li>
      </ul>
    </nav>
  )
}
