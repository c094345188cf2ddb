import type { GatewayFailure, Result } from '@market/domain'
import { useCallback, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'

/** Something personal, read in the browser once the session stands; `reload` asks again. */
export function useLoaded<Value>(ask: () => Promise<Result<Value, GatewayFailure>>) {
  const session = useService(services.SessionStore)
  const [answer, setAnswer] = useState<Result<Value, GatewayFailure>>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    let current = true
    void session
      .start()
      .then(ask)
      .then((loaded) => current && setAnswer(loaded))
    return () => {
      current = false
    }
    // `ask` is the page's own question; it does not change while the page stands.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [session, round])
  const reload = useCallback(() => setRound((number) => number + 1), [])
  return { answer, setAnswer, reload }
}
