import { isSlotRunning, slotTime } from '@market/domain/deals'
import { ServicesContext } from '@market/react'
import { useContext, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { type HomeData, isHomeStale, keepHome } from './home-data.ts'

/** Delay after a slot's end, in ms, because the API may answer just before the end. */
const afterEndMs = 1_000

/**
 * Reloads the data of an open home page: once if it was opened with outdated data or without a section, when the
 * visitor returns to an outdated page (rules.md S9), and when the running slot of deals ends.
 */
export function useFreshHome(data: HomeData): void {
  const container = useContext(ServicesContext)
  const { revalidate, state } = useRevalidator()
  const looked = useRef(false)
  useEffect(() => {
    if (!container) return undefined
    keepHome(container, data)
    const clock = container.get(services.Clock)
    const look = () => {
      if (state === 'idle' && document.visibilityState === 'visible' && isHomeStale(data, clock.now()))
        void revalidate()
    }
    // Only once, so that a section that stays empty is not requested repeatedly.
    if (!looked.current) look()
    looked.current = true
    document.addEventListener('visibilitychange', look)
    const running = data.slots.find((slot) => isSlotRunning(slot, new Date(data.at)))
    const left = running ? slotTime(running.endDate) - clock.now().getTime() : undefined
    const timer = left === undefined ? undefined : setTimeout(look, Math.max(0, left) + afterEndMs)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(timer)
    }
  }, [container, data, revalidate, state])
}
