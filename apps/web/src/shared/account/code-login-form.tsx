import { codeAddressProblems } from '@market/domain/session'
import { useForm, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useWaits } from '../guest-proof/use-waits.ts'
import * as css from './login.css.ts'
import { LoginCodeForm } from './login-code-form.tsx'
import { loginTexts } from './login-texts.ts'
import { SmsLoginForm } from './sms-login-form.tsx'

const texts = loginTexts.byCode

interface CodeLoginFormProps {
  readonly id: string
  /** The address that was typed into the form before. */
  readonly email: string
  readonly onLoggedIn: () => void
  /** The button back to the password form. */
  readonly back: ReactNode
}

/** Login by a code, sent by mail or by SMS. */
export function CodeLoginForm({ back, ...props }: CodeLoginFormProps) {
  const [bySms, setBySms] = useState(false)
  const ways = (
    <>
      <Button variant="text" full onClick={() => setBySms(!bySms)}>
        {bySms ? loginTexts.bySms.back : loginTexts.bySms.open}
      </Button>
      {back}
    </>
  )
  return bySms ? <SmsLoginForm {...props} back={ways} /> : <MailLoginForm {...props} back={ways} />
}

/** Asks for the e-mail address, then for the code. */
function MailLoginForm({ id, email, onLoggedIn, back }: CodeLoginFormProps) {
  const session = useService(services.SessionStore)
  const { waitFor, begin } = useWaits()
  const [sentTo, setSentTo] = useState<string>()
  const [told, setTold] = useState<string>()
  const { form, field, submit, busy, refused } = useForm(
    { email },
    {
      id: `${id}-kod`,
      labels: { email: loginTexts.email },
      problems: codeAddressProblems,
      send: (typed) => session.mailCode(typed.email),
      onSent: ({ message, retryIn }: { readonly message: string; readonly retryIn: number }) => {
        setSentTo(form.email)
        setTold(message)
        begin(form.email, retryIn)
      },
    },
  )
  const wait = waitFor(form.email)
  useEffect(() => {
    if (sentTo === undefined) document.querySelector<HTMLElement>(`#${id}-kod-email`)?.focus()
  }, [id, sentTo])
  return (
    <div className={css.form}>
      <p className={css.note}>{texts.intro}</p>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <TextField {...field('email')} mark={loginTexts.required} type="email" autoComplete="username" />
        <Button
          type="submit"
          full
          variant={sentTo === form.email ? 'secondary' : 'primary'}
          loading={busy}
          disabled={wait > 0}
        >
          {wait > 0 ? texts.sendIn(wait) : sentTo === form.email ? texts.sendAgain : texts.send}
        </Button>
      </form>
      <p role="status" className={css.note}>
        {told}
      </p>
      {sentTo !== undefined && (
        <LoginCodeForm
          key={told}
          id={`${id}-kod`}
          hint={texts.hint}
          send={(code) => session.loginByCode({ email: sentTo, code })}
          onLoggedIn={onLoggedIn}
        />
      )}
      {back}
    </div>
  )
}
