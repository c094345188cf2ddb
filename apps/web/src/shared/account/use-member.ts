import { safeReturnRoute } from '@market/domain/navigation'
import { afterLogout, type User, isMember } from '@market/domain/session'
import { useService, useStream } from '@market/react'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'

/**
 * Returns the logged-in member. Other visitors are sent to the login and return to this page, by its route's name if
 * that is enough (specification section 2). If the API ended the session, the page stays as it was, under the login.
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
    // A member who logs out on this page goes home; a visitor who never logged in goes to the login page.
    const home = wasHere.current ? afterLogout(pathname).goTo : undefined
    void navigate(home ?? `/giris-yap?redirect=${encodeURIComponent(back)}`, { replace: true })
  }, [here, gone, navigate, back, pathname])
  return member
}
