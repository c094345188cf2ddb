import { safeReturnRoute } from '@market/domain/navigation'
import { afterLogout, type User } from '@market/domain/session'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isMember } from './is-member.ts'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'

/**
 * The member who is logged in. Others are sent to the login and come back to this page, by the name of its route where that
 * says all of it (specification section 2). After a session that the provider ended the page stays as it was left, under the
 * login.
 */
export function useMember(route: string): User | undefined {
  const session = useService(services.SessionStore)
  const { user, ended } = useStream(session.state)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const here = isMember(user) ? user : undefined
  const member = here ?? (ended?.how === 'refused' ? ended.user : undefined)
  const address = pathname + search
  const back = safeReturnRoute(route) === address ? route : address
  const gone = user !== undefined && !here && !ended
  useEffect(() => {
    void session.start()
  }, [session])
  const wasHere = useRef(false)
  useEffect(() => {
    if (here) wasHere.current = true
    if (!gone) return
    // A member who logs out here goes home; a visitor without a login goes to the login page.
    const home = wasHere.current ? afterLogout(pathname).goTo : undefined
    void navigate(home ?? `/giris-yap?redirect=${encodeURIComponent(back)}`, { replace: true })
  }, [here, gone, navigate, back, pathname])
  return member
}
