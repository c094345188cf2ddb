import type { DealSlot } from '@market/domain/catalog'
import { dealCountdown } from '@market/domain/deals'
import { useService } from '@market/react'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import * as css from './deal-countdown.css.ts'
import { catalogTexts } from '../product/catalog-texts.ts'

const two = (number: number) => String(number).padStart(2, '0')

/** Time left of a deal slot. The cached page reserves its space; the browser fills it in by its clock. */
export function DealCountdown({ slot }: { readonly slot: Pick<DealSlot, 'startDate' | 'endDate'> }) {
  const clock = useService(services.Clock)
  const [left, setLeft] = useState<ReturnType<typeof dealCountdown>>()
  useEffect(() => {
    const tick = () => setLeft(dealCountdown(slot, clock.now()))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [clock, slot])
  // Up to two days are shown in hours only.
  const days = left && left.hours > 48 ? Math.floor(left.hours / 24) : 0
  const parts = left ? [left.hours - days * 24, left.minutes, left.seconds].map(two) : ['––', '––', '––']
  return (
    <span className={css.clock} role="timer" aria-live="off">
      {days > 0 && <span className={css.clockDays}>{catalogTexts.days(days)}</span>}
      {parts.map((part, index) => (
        <span key={['h', 'm', 's'][index]} className={css.clockPart}>
          {part}
        </span>
      ))}
    </span>
  )
}
