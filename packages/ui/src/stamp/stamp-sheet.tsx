import { type HTMLAttributes, type ReactNode, type Ref, Suspense } from 'react'
import { classNames } from '../class-names.ts'
import * as css from './stamp-sheet.css.ts'

/** Props of `StampSheet`, besides those of the native list. */
export interface StampSheetProps extends HTMLAttributes<HTMLUListElement> {
  /** Columns by screen width: `products` 2 to 7, `listing` beside facets 2 to 6, `strip` 2 or 4. */
  columns?: keyof typeof css.columns
  /** On phones one row that slides sideways. */
  slides?: boolean
  /**
   * Stamps outside the first screen are laid out when they come near it: all, or the `rest` from the seventh on. They
   * must set `stampHeight`.
   */
  late?: keyof typeof css.late
  children: ReactNode
  ref?: Ref<HTMLUListElement>
}

/**
 * A sheet of stamps separated by punched holes; a list of `Stamp`s. It needs a flat background colour (`vars.hole`). Its
 * stamps hydrate separately, after the page: React answers a press only when the pressed part is hydrated.
 */
export function StampSheet({ columns = 'products', slides, late, className, children, ...rest }: StampSheetProps) {
  return (
    <ul
      {...rest}
      className={classNames(css.sheet, css.columns[columns], slides && css.slides, late && css.late[late], className)}
    >
      <Suspense>{children}</Suspense>
    </ul>
  )
}

/** Props of `Stamp`, besides those of the native list item. */
export interface StampProps extends HTMLAttributes<HTMLLIElement> {
  /** Does not lift under the pointer, as in the trust strip and in skeletons. */
  still?: boolean
  ref?: Ref<HTMLLIElement>
}

/** One stamp of a sheet. */
export function Stamp({ still, className, ...rest }: StampProps) {
  return <li {...rest} className={classNames(css.stamp, !still && css.lifts, className)} />
}
