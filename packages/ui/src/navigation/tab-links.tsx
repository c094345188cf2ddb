import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../link/link-provider.tsx'
import * as css from './tabs.css.ts'

/** A tab with its own address. */
export interface TabLink {
  readonly href: string
  readonly text: ReactNode
  readonly current?: boolean
}

/** Above this number the links wrap to several rows. */
const maxInOneRow = 8

/** Tabs with their own addresses. If they scroll sideways, the current one is scrolled into view. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  const list = useRef<HTMLElement>(null)
  const at = links.findIndex(({ current }) => current)
  useEffect(() => {
    const { children, offsetWidth = 0 } = list.current ?? {}
    const tab = children?.[at]
    if (!list.current || !(tab instanceof HTMLElement)) return
    list.current.scrollTop = tab.offsetTop - list.current.offsetTop - tab.offsetHeight
    list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft - (offsetWidth - tab.offsetWidth) / 2
  }, [at])
  return (
    <nav ref={list} aria-label={label} className={classNames(css.list, links.length > maxInOneRow && css.wrapped)}>
      {links.map(({ href, text, current }) => (
        <Link key={href} href={href} aria-current={current ? 'page' : undefined} className={css.tab}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
