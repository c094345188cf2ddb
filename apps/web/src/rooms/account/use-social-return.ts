import { browserStorages, readReturn } from '@market/browser'
import { safeReturnRoute } from '@market/domain/navigation'
import { secondStepTicket, sessionMessages, type SocialName } from '@market/domain/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useFinishLogin } from '../../shared/account/use-finish-login.ts'
import { failureText } from '../../shared/failure/failure-text.ts'
import type { SocialSignUp } from './social-sign-up.ts'

/**
 * The login of someone who comes back to this page from another provider: to where the way began, or to sign-up where
 * there is no account yet (code 5011). Where a second step is wanted, the page's form asks for it; `onward` is where the way began.
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
    // Neither the history nor what is shared keeps the code.
    history.replaceState(history.state, '', `/giris-yap?redirect=${encodeURIComponent(returned.back)}`)
    if (returned.kind === 'failed') return setError(sessionMessages.tryAgain)
    if (returned.kind === 'left') return
    const { provider } = returned.answer
    const back = safeReturnRoute(returned.back)
    setBusy(provider)
    // A start that came after the login would end it.
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
