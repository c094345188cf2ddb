import type { ReactNode } from 'react'
import { Link } from '../link/link-provider.tsx'
import * as css from './tabs.css.ts'

export interface TabLink {
  readonly href: string
  readonly text: ReactNode
  readonly current?: boolean
}

/** Tabs that lead to addresses of their own. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={css.list}>
      {links.map(({ href, text, current }) => (
        <Link key={href} href={href} aria-current={current ? 'page' : undefined} className={css.tab}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
