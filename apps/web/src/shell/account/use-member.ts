import { type User, visitorOf } from '@market/domain'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'

/** The member who is here; whoever is none is sent to log in and comes back to `route` (specification section 2). */
export function useMember(route: string): User | undefined {
  const session = useService(services.SessionStore)
  const { user } = useStream(session.state)
  const navigate = useNavigate()
  const member = user && visitorOf(user) === 'member' ? user : undefined
  useEffect(() => {
    void session.start()
  }, [session])
  useEffect(() => {
    if (user && !member) void navigate(`/giris-yap?redirect=${route}`, { replace: true })
  }, [user, member, navigate, route])
  return member
}
