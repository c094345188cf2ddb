import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './loose-stamp.css.ts'

/** Props of `LooseStamp`. */
export interface LooseStampProps {
  tilt?: keyof typeof css.tilt
  className?: string
  children: ReactNode
}

/** A single white stamp lying loose on a campaign's ground, whatever its colour. */
export function LooseStamp({ tilt = 'none', className, children }: LooseStampProps) {
  return <span className={classNames(css.stamp, css.tilt[tilt], className)}>{children}</span>
}
