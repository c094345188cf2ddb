import { afterLogout } from '@market/domain/session'
import { useService } from '@market/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'

/**
 * Ends the member's session and starts an anonymous one with its own cart. On a page for members, navigates home first
 * (rules.md S2).
 */
export function useLogout(): () => Promise<void> {
  const session = useService(services.SessionStore)
  const cart = useService(services.CartStore)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return async () => {
    const { goTo } = afterLogout(pathname)
    await session.logout(() => (goTo ? navigate(goTo) : undefined))
    cart.forget()
    await cart.load()
  }
}
