import { type Access, codeAddressProblems, mailedCodeProblems } from '@market/domain'
import { Alert, Button, TextField } from '@market/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useForm } from '../form/use-form.ts'
import { useWaits } from '../guest-proof/use-waits.ts'
import * as css from './login.css.ts'
import { loginTexts } from './login-texts.ts'
import { SmsLoginForm } from './sms-login-form.tsx'
import { useFinishLogin } from './use-finish-login.ts'

const texts = loginTexts.byCode

interface CodeLoginFormProps {
  readonly id: string
  /** As it was typed into the form before. */
  readonly email: string
  readonly onLoggedIn: () => void
  /** The way back to the password. */
  readonly back: ReactNode
}

/** Logging in by a code: from the mail, or by SMS. */
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

/** The address, then the code. */
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
      {sentTo !== undefined && <CodeForm key={told} id={id} email={sentTo} onLoggedIn={onLoggedIn} />}
      {back}
    </div>
  )
}

function CodeForm({ id, email, onLoggedIn }: Omit<CodeLoginFormProps, 'back'>) {
  const session = useService(services.SessionStore)
  const finish = useFinishLogin()
  const { field, submit, busy, refused } = useForm(
    { code: '' },
    {
      id: `${id}-kod`,
      labels: { code: texts.code },
      problems: mailedCodeProblems,
      sentence: () => texts.form,
      send: ({ code }) => session.loginByCode({ email, code }),
      onSent: (access: Access) => finish(access, onLoggedIn),
    },
  )
  useEffect(() => document.querySelector<HTMLElement>(`#${id}-kod-code`)?.focus(), [id])
  return (
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField
        {...field('code')}
        mark={loginTexts.required}
        hint={texts.hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
      />
      <Button type="submit" full size="lg" loading={busy}>
        {loginTexts.title}
      </Button>
    </form>
  )
}
