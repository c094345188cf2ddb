import { isEmail, validationMessages } from '@market/domain'
import { Alert, Button, Panel, TextField } from '@market/ui'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../failure-text.ts'
import * as css from './guest-proof.css.ts'
import { guestProofTexts as texts } from './texts.ts'

interface GuestProofProps {
  readonly title: string
  readonly note: string
  /** Address to begin with. */
  readonly email: string | undefined
  /** It was proven in this session already. */
  readonly verified?: boolean
  /** In the panel's head. */
  readonly end?: ReactNode
  readonly onProven: (email: string) => void
}

/** The guest's e-mail address, proven with a code that was mailed to it. */
export function GuestProof({ title, note, email: known, verified = false, end, onProven }: GuestProofProps) {
  const guests = useService(services.GuestGateway)
  const [email, setEmail] = useState(known ?? '')
  const [code, setCode] = useState('')
  const [sent, setSent] = useState(false)
  const [wait, setWait] = useState(0)
  const [busy, setBusy] = useState(false)
  const [emailError, setEmailError] = useState<string>()
  const [codeError, setCodeError] = useState<string>()
  const [change, setChange] = useState(false)

  useEffect(() => {
    if (wait <= 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])

  if (verified && known && !change)
    return (
      <Alert tone="success">
        {texts.verified(known)}{' '}
        <Button variant="text" size="sm" onClick={() => setChange(true)}>
          {texts.otherEmail}
        </Button>
      </Alert>
    )

  const address = email.replaceAll(/\s/g, '')
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (busy) return
    if (!isEmail(address)) return setEmailError(validationMessages.invalid({ field: texts.email }))
    setBusy(true)
    setEmailError(undefined)
    const answer = await guests.sendCode(address)
    setBusy(false)
    if (!answer.ok) return setEmailError(failureText(answer.failure))
    setSent(true)
    setWait(answer.value.retryIn)
  }
  const verify = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setCodeError(undefined)
    const answer = await guests.checkCode({ email: address, code: code.replaceAll(/\s/g, '') })
    setBusy(false)
    if (!answer.ok) return setCodeError(failureText(answer.failure))
    setChange(false)
    onProven(answer.value.guestEmail)
  }
  return (
    <Panel title={title} icon="envelope" end={end}>
      <p className={css.note}>{note}</p>
      <form className={css.codeRow} method="dialog" noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={texts.email}
          mark={texts.required}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          error={emailError}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant={sent ? 'secondary' : 'primary'} loading={busy && !sent} disabled={wait > 0}>
          {wait > 0 ? texts.resendIn(wait) : sent ? texts.resend : texts.sendCode}
        </Button>
      </form>
      {sent && (
        <form className={css.codeRow} method="dialog" noValidate onSubmit={(event) => void verify(event)}>
          <TextField
            label={texts.code}
            mark={texts.required}
            hint={texts.codeHint}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            value={code}
            error={codeError}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" loading={busy}>
            {texts.verify}
          </Button>
        </form>
      )}
    </Panel>
  )
}
