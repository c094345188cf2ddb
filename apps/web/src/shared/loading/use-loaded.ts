import type { GatewayFailure, Result } from '@market/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'

/** Something personal or chosen, read in the browser once the session stands; `reload` asks the same again. */
export function useLoaded<Value>(ask: () => Promise<Result<Value, GatewayFailure>>) {
  const session = useService(services.SessionStore)
  const question = useRef(ask)
  const [answer, setAnswer] = useState<Result<Value, GatewayFailure>>()
  const reload = useCallback(async () => {
    await session.start()
    setAnswer(await question.current())
  }, [session])
  useEffect(() => {
    void reload()
  }, [reload])
  return { answer, setAnswer, reload }
}
