import { Link } from '@market/ui'
import { useLocation } from 'react-router-dom'
import { useMe } from '../desk/use-desk.ts'
import { AnyIcon } from '../parts/any-icon.tsx'
import { countText } from '../parts/count-text.ts'
import * as css from './frame.css.ts'
import type { NavItem, PageItem } from './nav-item.ts'
import { useToday } from './today-context.ts'

/** The pages that the person's role allows. */
export function useAllowed<Item extends PageItem>(pages: readonly Item[]): readonly Item[] {
  const { actions } = useMe()
  return pages.filter(({ needs }) => needs === undefined || actions.includes(needs))
}

function useCount({ queues = [] }: NavItem) {
  const rows = useToday().data?.rows.filter(({ queue }) => queues.includes(queue)) ?? []
  const sum = (value: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + value(row), 0)
  return { count: sum((row) => row.count), overdue: sum((row) => row.overdue) }
}

function useCurrent({ href }: NavItem) {
  const { pathname } = useLocation()
  return (href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)) ? 'page' : undefined
}

const late = (overdue: number) => (overdue > 0 ? `, ${overdue} gecikmiş` : '')

export function RailItem({ item, onClick }: { readonly item: NavItem; readonly onClick?: () => void }) {
  const { count, overdue } = useCount(item)
  return (
    <Link href={item.href} onClick={onClick} aria-current={useCurrent(item)} className={css.railItem}>
      <AnyIcon of={item.icon} />
      {item.text}{' '}
      {count > 0 && (
        <span className={overdue > 0 ? css.countUrgent : css.count} title={`${count} bekliyor${late(overdue)}`}>
          {countText(count)}
        </span>
      )}
    </Link>
  )
}

export function PhoneItem({ item }: { readonly item: NavItem }) {
  const { count, overdue } = useCount(item)
  return (
    <Link href={item.href} aria-current={useCurrent(item)} className={css.phoneItem}>
      <AnyIcon of={item.icon} size="lg" />
      {item.text} {overdue > 0 && <span className={css.phoneCount}>{countText(count)}</span>}
    </Link>
  )
}
