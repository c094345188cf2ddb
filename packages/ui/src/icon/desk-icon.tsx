import url from '../../icons/desk.svg?url&no-inline'
import { classNames } from '../class-names.ts'
import type { DeskIconName } from './desk-icon-name.ts'
import * as css from './icon.css.ts'
import type { IconSize } from './icon.tsx'

/** Props of `DeskIcon`. */
export interface DeskIconProps {
  name: DeskIconName
  size?: IconSize
  className?: string
}

export type { DeskIconName } from './desk-icon-name.ts'

/** An icon that only the work tools use, always beside a text. */
export function DeskIcon({ name, size = 'base', className }: DeskIconProps) {
  return (
    <svg className={classNames(css.icon[size], className)} aria-hidden>
      <use href={`${url}#${name}`} />
    </svg>
  )
}
