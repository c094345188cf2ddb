import type { HTMLAttributes, ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names.ts'
import type { IconName } from '../icon/icon-name.ts'
import { Icon } from '../icon/icon.tsx'
import * as css from './panel.css.ts'

/** Props of `Panel`, besides those of the native section. */
export interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The title row names the panel; without it the panel is a plain surface. */
  title?: ReactNode
  icon?: IconName
  /** Content at the end of the title row, such as a date or a link. */
  end?: ReactNode
  /** Content of the recessed band at the bottom, such as a subtotal. */
  foot?: ReactNode
  /** Rows extend to the panel's edges and have their own padding. */
  flush?: boolean
}

/** A surface with a title row, a body and a foot. */
export function Panel({ title, icon, end, foot, flush, className, children, ...rest }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={title ? id : undefined} {...rest} className={classNames(css.panel, className)}>
      {title && (
        <div className={css.head}>
          {icon && <Icon name={icon} />}
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {end && <div className={css.end}>{end}</div>}
        </div>
      )}
      {flush ? children : <div className={css.body}>{children}</div>}
      {foot && <div className={css.foot}>{foot}</div>}
    </section>
  )
}

/** Separates the rows of a panel: a hairline, or dashed (`tear`) between parts that can be torn off. */
export function Divider({ tear }: { tear?: boolean }) {
  return <hr className={tear ? css.divider.tear : css.divider.line} />
}
