import { loadingBar } from '@market/domain/shell'
import { LoadingBar } from '@market/ui'
import { useEffect } from 'react'
import { useNavigation } from 'react-router-dom'
import { services } from '../composition/tokens.ts'
import { useService } from '../composition/use-service.ts'
import { useMachine } from '../composition/use-machine.ts'

/** Often enough for the eye, seldom enough for a phone. */
const tickMs = 100

/** The bar at the top while the next page is coming (rules.md S6). */
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
