import type { Registration } from '@market/domain/account'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useFinishLogin } from '../../shared/account/use-finish-login.ts'
import { readSignUp, type SocialSignUp } from './social-sign-up.ts'

/** Fills the sign-up form with what a provider told of someone without an account, and logs them in afterwards. */
export function useSocialSignUp(fill: (known: Partial<Registration>) => void) {
  const session = useService(services.SessionStore)
  const finish = useFinishLogin()
  const navigate = useNavigate()
  const { state } = useLocation()
  // The server renders anonymously: only the second render in the browser may differ.
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
    /** Whether the login came about. */
    async logIn(): Promise<boolean> {
      if (!signUp) return false
      const access = await session.loginBySocial({ provider: signUp.provider, token: signUp.token })
      if (access.ok) await finish(access.value, () => void navigate(signUp.back, { replace: true }))
      return access.ok
    },
  }
}
