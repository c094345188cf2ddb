import { type GatewayFailure, type Result, succeed } from '@market/domain/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { kitServices } from '../services/kit-services.ts'
import { useService } from '../services/use-service.ts'

/**
 * Loads personal data in the browser once the session has started. `reload` repeats the request; `change` makes the
 * shown value from the newest one, so that two presses whose answers cross both count.
 */
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
  const change = useCallback(
    (changed: (value: Value) => Value) => setAnswer((newest) => (newest?.ok ? succeed(changed(newest.value)) : newest)),
    [],
  )
  return { answer, setAnswer, reload, change }
}
