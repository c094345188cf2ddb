import type { Registration } from '@market/domain/account'
import { useService } from '@market/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useFinishLogin } from '../../shared/account/use-finish-login.ts'
import { readSignUp, type SocialSignUp } from './social-sign-up.ts'

/**
 * Fills the sign-up form with the provider's data after a social login without an account, and logs in after the
 * sign-up.
 */
export function useSocialSignUp(fill: (known: Partial<Registration>) => void) {
  const session = useService(services.SessionStore)
  const finish = useFinishLogin()
  const navigate = useNavigate()
  const { state } = useLocation()
  // The server renders without this data, so the first render in the browser must, too.
  const [signUp, setSignUp] = useState<SocialSignUp>()
  const take = useEffectEvent(() => {
    const found = readSignUp(state)
    if (!found) return
    const { firstName, lastName, email, token } = found.remoteUser
    fill({ firstName, lastName, email, socialToken: token })
    setSignUp(found)
  })
  useEffect(() => take(), [])

  return {
    signUp,
    /** Resolves to whether the login succeeded. */
    async logIn(): Promise<boolean> {
      if (!signUp) return false
      const access = await session.loginBySocial({ provider: signUp.provider, token: signUp.token })
      if (access.ok) await finish(access.value, () => void navigate(signUp.back, { replace: true }))
      return access.ok
    },
  }
}
