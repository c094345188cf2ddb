import { isPhone } from '@market/domain/validation'
import type { SentCode } from '@market/domain/account'
import { useForm, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useWaits } from '../guest-proof/use-waits.ts'
import * as css from './login.css.ts'
import { LoginCodeForm } from './login-code-form.tsx'
import { loginTexts } from './login-texts.ts'

const texts = loginTexts.bySms

interface SmsLoginFormProps {
  readonly id: string
  readonly onLoggedIn: () => void
  /** The buttons back to the other forms. */
  readonly back: ReactNode
}

/** Login by SMS: asks for a phone number that was verified in the account, then for the code. */
export function SmsLoginForm({ id, onLoggedIn, back }: SmsLoginFormProps) {
  const gateway = useService(services.PhoneGateway)
  const session = useService(services.SessionStore)
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
      {sentTo !== undefined && (
        <LoginCodeForm
          key={sentTo}
          id={`${id}-sms`}
          hint={texts.hint}
          send={(code) => session.loginBy(() => gateway.logIn({ phone: sentTo, code }))}
          onLoggedIn={onLoggedIn}
        />
      )}
      {back}
    </div>
  )
}
