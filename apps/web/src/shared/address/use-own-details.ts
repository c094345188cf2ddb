import { useService, useStream } from '@market/react'
import { useEffect, useEffectEvent } from 'react'
import { isMember } from '../account/is-member.ts'
import { services } from '../../composition/tokens.ts'

interface OwnDetails {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
}

/** Fills a form with the member's name, phone and mail address, so that the shop does not ask for known data again. */
export function useOwnDetails(wanted: boolean, fill: (own: OwnDetails) => void): void {
  const profiles = useService(services.ProfileGateway)
  const { user } = useStream(useService(services.SessionStore).state)
  const member = isMember(user)
  const read = useEffectEvent(async () => {
    if (!user) return
    fill({ firstName: user.firstName, lastName: user.lastName, phone: '', email: user.email ?? '' })
    const answer = await profiles.read()
    if (answer.ok) fill({ ...answer.value, phone: answer.value.phone ?? '' })
  })
  useEffect(() => {
    if (wanted && member) void read()
  }, [wanted, member])
}
