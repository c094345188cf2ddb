import type { ReactNode } from 'react'
import * as css from './empty-state.css.ts'

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  picture?: ReactNode
  title: ReactNode
  /** An action to offer instead. */
  children?: ReactNode
  action?: ReactNode
}

/** Shown for an empty list, with a way to continue. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={css.root}>
      {picture && <div className={css.picture}>{picture}</div>}
      <h2 className={css.title}>{title}</h2>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
