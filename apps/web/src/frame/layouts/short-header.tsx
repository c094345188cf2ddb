import { useService } from '@market/react'
import { Icon, Link, Logo, PerforatedEdge } from '@market/ui'
import type { ReactNode } from 'react'
import { services } from '../../composition/tokens.ts'
import { frameTexts } from '../texts.ts'
import { shortTexts } from './short-texts.ts'
import * as css from './short.css.ts'

interface ShortHeaderProps {
  /** Target of the logo; without one the logo is not a link, because leaving the page would lose something. */
  readonly home?: string
  readonly children?: ReactNode
}

/** A header with the logo and the given content, without links that lead away. */
export function ShortHeader({ home, children }: ShortHeaderProps) {
  const { titleShort } = useService(services.Site)
  const logo = <Logo name={titleShort} line={frameTexts.motto} />
  return (
    <header className={css.basicHeader}>
      <div className={css.basicBar}>
        {home ? (
          <Link href={home} className={css.logoLink}>
            {logo}
          </Link>
        ) : (
          logo
        )}
        {children}
        <span className={css.secure}>
          <Icon name="lock" filled size="md" />
          {shortTexts.secure}
        </span>
      </div>
      <PerforatedEdge side="bottom" color="header" />
    </header>
  )
}
