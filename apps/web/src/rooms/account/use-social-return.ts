import { browserStorages, readReturn } from '@market/browser'
import { safeReturnRoute } from '@market/domain/navigation'
import { secondStepTicket, sessionMessages, type SocialName } from '@market/domain/session'
import { failureText, useService } from '@market/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useFinishLogin } from '../../shared/account/use-finish-login.ts'
import type { SocialSignUp } from './social-sign-up.ts'

/**
 * Completes the login after the return from another provider: navigates to where the login began, or to the sign-up if
 * the account does not exist yet (code 5011). If a second step is needed, the page's form asks for it; `onward` is the
 * path after it.
 */
export function useSocialReturn() {
  const session = useService(services.SessionStore)
  const finish = useFinishLogin()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<SocialName>()
  const [error, setError] = useState<string>()
  const [onward, setOnward] = useState<string>()

  const take = useEffectEvent(async () => {
    const returned = readReturn(location, browserStorages())
    if (!returned) return
    // Removes the provider's code from the address, so that it is neither in the history nor in a copied link.
    history.replaceState(history.state, '', `/giris-yap?redirect=${encodeURIComponent(returned.back)}`)
    if (returned.kind === 'failed') return setError(sessionMessages.tryAgain)
    if (returned.kind === 'left') return
    const { provider } = returned.answer
    const back = safeReturnRoute(returned.back)
    setBusy(provider)
    // Start the session first; starting it after the login would end the login.
    await session.start()
    const given = await session.socialToken(returned.answer)
    if (!given.ok) {
      setBusy(undefined)
      return setError(failureText(given.failure))
    }
    const token = given.value
    const answer = await session.loginBySocial({ provider, token })
    if (answer.ok) return finish(answer.value, () => void navigate(back, { replace: true }))
    setBusy(undefined)
    if (answer.failure.kind !== 'unregistered' && secondStepTicket(answer.failure) !== undefined) return setOnward(back)
    if (answer.failure.kind !== 'unregistered') return setError(failureText(answer.failure))
    const { message, remoteUser } = answer.failure
    const state: SocialSignUp = { provider, token, back, message, remoteUser }
    void navigate('/uye-ol', { replace: true, state })
  })
  useEffect(() => void take(), [])
  return { busy, error, onward }
}
