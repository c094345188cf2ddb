import { loadingBar } from '@market/domain/shell'
import { useMachine, useService } from '@market/react'
import { LoadingBar } from '@market/ui'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { services } from '../composition/tokens.ts'

/** Interval in ms: short enough for a smooth bar, long enough to spare a phone's processor. */
const tickMs = 100

/** The loading bar at the top during a navigation (rules.md S6). */
export function TopLoadingBar() {
  const clock = useService(services.Clock)
  const coming = useNavigation().state !== 'idle'
  const [state, send] = useMachine(loadingBar)
  useEffect(() => {
    send({ type: coming ? 'start' : 'finish', at: clock.now() })
  }, [coming, clock, send])
  const ticking = state.phase === 'waiting' || state.phase === 'finished'
  useEffect(() => {
    if (!ticking) return undefined
    const timer = setInterval(() => send({ type: 'tick', at: clock.now() }), tickMs)
    return () => clearInterval(timer)
  }, [ticking, clock, send])
  return <LoadingBar active={state.phase === 'running'} done={state.phase === 'finished'} />
}
