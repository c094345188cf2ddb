import { useService } from '@market/react'
import { type OwnDetails, ownDetails } from '@market/stores'
import { useEffect, useEffectEvent } from 'react'
import { services } from '../../composition/tokens.ts'

/** Fills a form with the member's name, phone and mail address, so that the shop does not ask for known data again. */
export function useOwnDetails(fill: (own: OwnDetails) => void): void {
  const profiles = useService(services.ProfileGateway)
  const session = useService(services.SessionStore)
  const fillIn = useEffectEvent(fill)
  useEffect(() => {
    const details = ownDetails({ session, profiles }).subscribe((own) => fillIn(own))
    return () => details.unsubscribe()
  }, [session, profiles])
}
