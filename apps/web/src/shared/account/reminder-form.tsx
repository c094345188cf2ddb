import { isTypedEmail, typeInto, validationMessages } from '@market/domain/validation'
import { failureText, RobotCheck, useService, useStream } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { accountCases } from './bind.ts'
import * as css from './login.css.ts'
import { loginTexts } from './login-texts.ts'

const texts = loginTexts.reminder

interface ReminderFormProps {
  readonly id: string
  /** The address, if it is known. */
  readonly known?: string
  readonly intro?: string
}

/** Requests a link to set a new password. The form is hidden once the mail was sent (specification section 4). */
export function ReminderForm({ id, known = '', intro = texts.intro }: ReminderFormProps) {
  const forgetPassword = useService(accountCases.forgetPassword)
  const [email, setEmail] = useState(known)
  const [recaptcha, setRecaptcha] = useState('')
  const [round, setRound] = useState(0)
  const [tried, setTried] = useState(false)
  const [left, setLeft] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [told, setTold] = useState<string>()
  const session = useService(services.SessionStore)
  const { forgotPassword } = useStream(session.state).form
  const busy = forgotPassword === 'LOADING'
  useEffect(() => {
    session.send({ type: 'forms-reset' })
  }, [session])
  const field = loginTexts.email
  const emailError =
    email.trim() === ''
      ? validationMessages.required({ field })
      : isTypedEmail(email)
        ? undefined
        : validationMessages.invalid({ field })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy) return
    if (emailError) return document.querySelector<HTMLElement>(`#${id}-email`)?.focus()
    if (recaptcha === '') return document.querySelector<HTMLElement>(`#${id}-robot`)?.focus()
    session.send({ type: 'forgot-password' })
    setRefused(undefined)
    const answer = await forgetPassword({ email, recaptcha })
    session.send({ type: answer.ok ? 'forgot-password-sent' : 'forgot-password-failed' })
    if (answer.ok) return setTold(answer.value.message)
    // A robot check is valid for one request only.
    setRecaptcha('')
    setRound(round + 1)
    if (answer.failure.kind !== 'invalid') setRefused(failureText(answer.failure))
  }
  if (forgotPassword === 'SUCCESS' && told !== undefined)
    return (
      <Alert tone="success" announced>
        {told}
      </Alert>
    )
  return (
    <>
      <p className={css.note}>{intro}</p>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          id={`${id}-email`}
          label={loginTexts.email}
          mark={loginTexts.required}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          error={tried || left ? emailError : undefined}
          onBlur={() => setLeft(email !== '')}
          onChange={(event) => setEmail(typeInto('email', email, event.target.value))}
        />
        <RobotCheck
          key={round}
          id={`${id}-robot`}
          error={tried ? validationMessages.robotCheck : undefined}
          onSolved={setRecaptcha}
        />
        <Button type="submit" full size="lg" loading={busy}>
          {texts.send}
        </Button>
      </form>
    </>
  )
}
