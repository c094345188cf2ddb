import { paymentId } from '@market/domain/kernel'
import type { CompletedTopUp } from '@market/domain/hgs'
import { useService } from '@market/react'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'

/** Loads the top-up of the payment in `?odeme=`; undefined without one, and if it belongs to another visitor. */
export function useMadeTopUp(onKnown: (made: CompletedTopUp) => void): CompletedTopUp | undefined {
  const tolls = useService(services.HgsGateway)
  const session = useService(services.SessionStore)
  const [made, setMade] = useState<CompletedTopUp>()
  useEffect(() => {
    const named = new URLSearchParams(location.search).get('odeme')
    if (!named) return
    let current = true
    const ask = async () => {
      await session.start()
      const answer = await tolls.topUpOf(paymentId(named))
      if (!current || !answer.ok) return
      setMade(answer.value)
      onKnown(answer.value)
    }
    void ask()
    return () => {
      current = false
    }
  }, [tolls, session, onKnown])
  return made
}
