import type { MouseEventHandler, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { IconName } from '../icon/icon-name.ts'
import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link-provider.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { words } from '../words.ts'
import * as css from './chip.css.ts'

/** Props of `Chip`: a link with `href`, else a button. */
export interface ChipProps {
  /** A link when the choice is an address. */
  href?: string
  onClick?: MouseEventHandler
  /** Whether it is the chosen one of several options. */
  selected?: boolean
  /** Takes something away: drawn with a cross, read as "Kaldır: …". */
  removes?: boolean
  /** The running deal slot. */
  deal?: boolean
  disabled?: boolean
  iconAfter?: IconName
  children: ReactNode
}

/** A pill for a choice or an applied filter. */
export function Chip({ href, onClick, selected, removes, deal, disabled, iconAfter, children }: ChipProps) {
  const look = deal ? 'deal' : removes ? 'soft' : selected ? 'selected' : 'plain'
  const className = classNames(css.base, css.look[look], disabled && css.off)
  const end = removes ? 'x' : iconAfter
  const content = (
    <>
      {removes && <VisuallyHidden>{words.remove}</VisuallyHidden>}
      {children}
      {end && <Icon name={end} size="md" />}
    </>
  )
  return href && !disabled ? (
    <Link href={href} onClick={onClick} aria-current={selected ? 'true' : undefined} className={className}>
      {content}
    </Link>
  ) : (
    <button type="button" onClick={onClick} disabled={disabled} aria-pressed={selected} className={className}>
      {content}
    </button>
  )
}
