import type { ProfileGateway } from '@market/domain/account'
import { isMember } from '@market/domain/session'
import { formatPhone } from '@market/domain/validation'
import { distinctUntilChanged, EMPTY, filter, from, map, Observable, switchMap } from 'rxjs'
import type { SessionStore } from '../session/session-store.ts'

/** The member's details, so that a form does not ask for them again. */
export interface OwnDetails {
  readonly firstName: string
  readonly lastName: string
  /** As people write it: `0532 111 22 33`; empty if it is unknown. */
  readonly phone: string
  readonly email: string
}

/** Dependencies of the details of a member. */
export interface OwnDetailsDeps {
  readonly session: Pick<SessionStore, 'state'>
  readonly profiles: Pick<ProfileGateway, 'read'>
}

/** The member's name and mail address at once, and all details when the profile is loaded; again after a login. */
export const ownDetails = ({ session, profiles }: OwnDetailsDeps): Observable<OwnDetails> =>
  session.state.changes$.pipe(
    map(({ user }) => (isMember(user) ? user : undefined)),
    distinctUntilChanged((one, other) => (one === undefined) === (other === undefined)),
    switchMap((user) => {
      if (!user) return EMPTY
      const { firstName, lastName, email } = user
      return new Observable<OwnDetails>((details) => {
        details.next({ firstName, lastName, phone: '', email: email ?? '' })
        return from(profiles.read())
          .pipe(
            filter((answer) => answer.ok),
            map(({ value }) => ({ ...value, phone: formatPhone(value.phone ?? '') })),
          )
          .subscribe(details)
      })
    }),
  )
