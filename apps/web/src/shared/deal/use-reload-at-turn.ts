import type { DealSlot } from '@market/domain/catalog'
import { slotTime } from '@market/domain/deals'
import { useService } from '@market/react'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'

/** Longest timer that browsers support, minus the delay below, in ms. */
const longestWait = 2 ** 31 - 5000
/** The API changes the prices within a second after a slot begins or ends. */
const turnMs = 2000

/** Reloads the page's data when a slot begins or ends, so that the page shows no outdated price. */
export function useReloadAtTurn(slot: Pick<DealSlot, 'startDate' | 'endDate'> | undefined): void {
  const { revalidate } = useRevalidator()
  const clock = useService(services.Clock)
  const [start, end] = slot ? [slotTime(slot.startDate), slotTime(slot.endDate)] : [0, 0]
  useEffect(() => {
    const now = clock.now().getTime()
    const wait = (now < start ? start : end) - now
    if (wait <= 0 || wait > longestWait) return
    const timer = setTimeout(() => void revalidate(), wait + turnMs)
    return () => clearTimeout(timer)
  }, [clock, start, end, revalidate])
}
