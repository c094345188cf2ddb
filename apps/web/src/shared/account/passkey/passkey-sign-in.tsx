import type { PasskeyWords } from '@market/domain/account'
import { failureText, useService } from '@market/react'
import { Button } from '@market/ui'
import { browserSupportsWebAuthnAutofill, WebAuthnAbortService } from '@simplewebauthn/browser'
import { useEffect, useRef, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { loginTexts } from '../login-texts.ts'
import { useFinishLogin } from '../use-finish-login.ts'
import { signWithPasskey, type Withheld } from './ask-authenticator.ts'

const texts = loginTexts.passkey
/** A challenge is valid for five minutes, so the field's suggestions request a new one before that. */
const renewedAfterMs = 4 * 60_000

interface PasskeySignInProps {
  readonly onLoggedIn: () => void
  /** Called with the reason when the sign-in fails, and with an empty text when a new attempt begins. */
  readonly onRefused: (why: string) => void
}

/** Sign-in by passkey: a button, and suggestions of the browser in the address field. */
export function PasskeySignIn({ onLoggedIn, onRefused }: PasskeySignInProps) {
  const gateway = useService(services.PasskeyGateway)
  const session = useService(services.SessionStore)
  const finish = useFinishLogin()
  const [busy, setBusy] = useState(false)
  /**
   * Set while the button's request is running: two requests at once would abort each other, and the button has
   * priority.
   */
  const pressed = useRef(false)

  const enter = async (credential: PasskeyWords) => {
    const answer = await session.loginBy(() => gateway.signIn(credential))
    if (!answer.ok) return onRefused(failureText(answer.failure))
    await finish(answer.value, onLoggedIn)
  }
  /** Returns why the authenticator gave no passkey; undefined after a sign-in, and if the device was not asked. */
  const ask = async (autofill: boolean, wanted = () => true): Promise<Withheld | undefined> => {
    const asked = await gateway.challenge()
    if (!asked.ok) {
      if (!autofill) onRefused(failureText(asked.failure))
      return undefined
    }
    if (!wanted()) return undefined
    const signed = await signWithPasskey(asked.value, autofill)
    if (!signed.ok) return signed.failure
    await enter(signed.value)
    return undefined
  }
  const press = async () => {
    if (pressed.current) return
    pressed.current = true
    setBusy(true)
    onRefused('')
    const withheld = await ask(false)
    if (withheld === 'cancelled' || withheld === 'failed') onRefused(texts[withheld])
    pressed.current = false
    setBusy(false)
  }
  const suggest = useRef(ask)
  useEffect(() => {
    suggest.current = ask
  })
  // The suggestions end when the button is pressed, and start again afterwards.
  useEffect(() => {
    if (busy) return undefined
    let here = true
    const offer = async () => {
      if (document.hidden || !(await browserSupportsWebAuthnAutofill())) return
      const wanted = () => here && !pressed.current
      if (wanted()) await suggest.current(true, wanted)
    }
    void offer()
    const timer = setInterval(() => void offer(), renewedAfterMs)
    return () => {
      here = false
      clearInterval(timer)
      WebAuthnAbortService.cancelCeremony()
    }
  }, [busy])
  return (
    <Button variant="secondary" full icon="lock" loading={busy} onClick={() => void press()}>
      {texts.button}
    </Button>
  )
}
