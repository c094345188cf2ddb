import { Icon, Link } from '@market/ui'
import { AnyIcon, type AnyIconName } from '../parts/any-icon.tsx'
import type { QueueRow } from '../frame/today-context.ts'
import { countText } from '../parts/count-text.ts'
import { Due } from '../parts/due.tsx'
import { agoText } from '../parts/when.ts'
import * as css from './today.css.ts'
import { useNow } from '../desk/use-now.ts'

export interface QueueLook {
  readonly name: string
  readonly href: string
  readonly icon: AnyIconName
  /** The consequence of a missed deadline. */
  readonly otherwise: string
}

/** An older entry has waited since the shop exists, which does not say how urgent it is. */
const isRecent = (since: Date, now: Date) => now.getTime() - since.getTime() < 90 * 86_400_000

/** One row for each queue: its name, its deadline, its count. Waiting ones come first, in their order. */
export function Queues({ rows, looks }: { rows: readonly QueueRow[]; looks: Readonly<Record<string, QueueLook>> }) {
  const now = useNow()
  const sorted = [...rows].sort(
    (one, other) =>
      Number(other.overdue > 0) - Number(one.overdue > 0) || Number(other.count > 0) - Number(one.count > 0),
  )
  return (
    <ul className={css.list}>
      {sorted.map(({ queue, count, oldest_at, due_at, overdue }) => {
        const look = looks[queue]
        if (!look) return null
        return (
          <li key={queue}>
            <Link href={look.href} className={css.row[count > 0 ? 'busy' : 'empty']}>
              <span className={overdue > 0 ? css.markLate : css.mark}>
                <AnyIcon of={overdue > 0 ? { shop: 'warning-circle' } : look.icon} />
              </span>
              <span>
                <span className={css.name}>{look.name}</span>
                <br />
                <span className={css.note}>
                  {overdue > 0 ? (
                    <span
                      className={css.late}
                    >{`${countText(overdue)} tanesinin süresi geçti. ${look.otherwise}`}</span>
                  ) : count > 0 ? (
                    oldest_at && isRecent(new Date(oldest_at), now) ? (
                      `En eskisi ${agoText(new Date(oldest_at), now)} geldi`
                    ) : (
                      look.otherwise
                    )
                  ) : (
                    'Bekleyen yok'
                  )}
                </span>
              </span>
              <span className={css.due}>{due_at && count > 0 && <Due at={new Date(due_at)} />}</span>
              <span className={overdue > 0 ? css.numberLate : css.number}>{countText(count)}</span>
              <Icon name="caret-right" size="md" className={css.arrow} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
