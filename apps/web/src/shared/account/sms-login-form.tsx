import { type Access, isPhone, mailedCodeProblems, type SentCode, secondStepTicket } from '@market/domain'
import { Alert, Button, TextField } from '@market/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useForm } from '../form/use-form.ts'
import { useWaits } from '../guest-proof/use-waits.ts'
import * as css from './login.css.ts'
import { loginTexts } from './login-texts.ts'
import { useFinishLogin } from './use-finish-login.ts'

const texts = loginTexts.bySms

interface SmsLoginFormProps {
  readonly id: string
  readonly onLoggedIn: () => void
  /** The ways back to the other forms. */
  readonly back: ReactNode
}

/** Logging in by a code of an SMS: a number that was proven in the account, then the code. */
export function SmsLoginForm({ id, onLoggedIn, back }: SmsLoginFormProps) {
  const gateway = useService(services.PhoneGateway)
  const { waitFor, begin } = useWaits()
  const [sentTo, setSentTo] = useState<string>()
  const [told, setTold] = useState<string>()
  const { form, field, submit, busy, refused } = useForm(
    { phone: '' },
    {
      id: `${id}-sms`,
      labels: { phone: texts.phone },
      problems: ({ phone }) => {
        if (phone.trim() === '') return [{ field: 'phone', problem: 'required' }]
        return isPhone(phone) ? [] : [{ field: 'phone', problem: 'invalid' }]
      },
      send: ({ phone }) => gateway.sendLogin(phone),
      onSent: ({ message, retryIn }: SentCode) => {
        setSentTo(form.phone)
        setTold(message)
        begin(form.phone, retryIn)
      },
    },
  )
  const wait = waitFor(form.phone)
  useEffect(() => {
    if (sentTo === undefined) document.querySelector<HTMLElement>(`#${id}-sms-phone`)?.focus()
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
        <TextField
          {...field('phone')}
          mark={loginTexts.required}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
        />
        <Button
          type="submit"
          full
          variant={sentTo === form.phone ? 'secondary' : 'primary'}
          loading={busy}
          disabled={wait > 0}
        >
          {wait > 0
            ? loginTexts.byCode.sendIn(wait)
            : sentTo === form.phone
              ? loginTexts.byCode.sendAgain
              : loginTexts.byCode.send}
        </Button>
      </form>
      <p role="status" className={css.note}>
        {told}
      </p>
      {sentTo !== undefined && <CodeForm key={sentTo} id={id} phone={sentTo} onLoggedIn={onLoggedIn} />}
      {back}
    </div>
  )
}

interface CodeFormProps extends Pick<SmsLoginFormProps, 'id' | 'onLoggedIn'> {
  readonly phone: string
}

function CodeForm({ id, phone, onLoggedIn }: CodeFormProps) {
  const gateway = useService(services.PhoneGateway)
  const session = useService(services.SessionStore)
  const finish = useFinishLogin()
  const { field, submit, busy, refused } = useForm(
    { code: '' },
    {
      id: `${id}-sms`,
      labels: { code: loginTexts.byCode.code },
      problems: mailedCodeProblems,
      sentence: () => loginTexts.byCode.form,
      send: async ({ code }) => {
        session.send({ type: 'login', by: 'password' })
        const answer = await gateway.logIn({ phone, code })
        if (answer.ok) {
          session.send({ type: 'login-succeeded', user: answer.value.user })
          session.adopt(answer.value)
          return answer
        }
        const { failure } = answer
        const ticket = secondStepTicket(failure)
        // The form of the second step takes this one's place.
        session.send({
          type: 'login-failed',
          ...(failure.kind === 'refused' && failure.code !== undefined && { code: failure.code }),
          ...(ticket !== undefined && { ticket }),
        })
        return answer
      },
      onSent: (access: Access) => finish(access, onLoggedIn),
    },
  )
  useEffect(() => document.querySelector<HTMLElement>(`#${id}-sms-code`)?.focus(), [id])
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
