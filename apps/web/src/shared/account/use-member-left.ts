import { visitorOf } from '@market/domain/session'
import { useService, useStream } from '@market/react'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'

/** Whether a member was on this page but is no longer: logged out in another tab, or continued as a guest. */
export function useMemberLeft(): boolean {
  const { user, ended } = useStream(useService(services.SessionStore).state)
  const [wasHere, setWasHere] = useState(false)
  const visitor = user && visitorOf(user)
  useEffect(() => {
    if (visitor === 'member') setWasHere(true)
  }, [visitor])
  return wasHere && visitor === 'anonymous' && ended === undefined
}
