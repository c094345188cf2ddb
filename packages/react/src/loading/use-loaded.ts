import type { GatewayFailure, Result } from '@market/domain/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { kitServices } from '../services/kit-services.ts'
import { useService } from '../services/use-service.ts'

/** Loads personal data in the browser once the session has started; `reload` repeats the request. */
export function useLoaded<Value>(ask: () => Promise<Result<Value, GatewayFailure>>) {
  const session = useService(kitServices.SessionStore)
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
