import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { IconName } from '../icon/icon-name.ts'
import { Icon } from '../icon/icon.tsx'
import * as css from './tag.css.ts'

/** Props of `Tag`. */
export interface TagProps {
  /**
   * `deal` discount, `primary` free cargo, `saffron` origin or set, `dealSoft` last pieces, `neutral` condition,
   * `score` a shop's points, `surface` on a selected row.
   */
  tone?: keyof typeof css.tone
  icon?: IconName
  className?: string
  children: ReactNode
}

/** A short fact on a small ground. */
export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span className={classNames(css.base, css.tone[tone], icon === 'truck' && css.truck, className)}>
      {icon && icon !== 'truck' && <Icon name={icon} size="sm" />}
      {children}
    </span>
  )
}
