import { type MeWire, postSignIn, postSignInSecond } from '@market/contract/counter'
import { secondStepTicket } from '@market/domain/session'
import { formProblems, isEmail, normalizeEmail } from '@market/domain/validation'
import { CodeForm, useForm, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../desk/services.ts'
import * as css from './people.css.ts'

interface SignInFormProps {
  readonly username?: string
  readonly onSignedIn: (me: MeWire) => void
}

/** Address and password, then the code of the second step if the account has one. */
export function SignInForm({ username = '', onSignedIn }: SignInFormProps) {
  const client = useService(services.DeskClient)
  const [ticket, setTicket] = useState<string>()
  const { field, submit, busy, refused } = useForm<
    { username: string; password: string },
    'username' | 'password',
    MeWire | string
  >(
    { username, password: '' },
    {
      id: 'giris',
      labels: { username: 'E-posta', password: 'Şifre' },
      problems: (form) =>
        formProblems(form, [
          ['username', { valid: isEmail, maxLength: 254 }],
          ['password', { untrimmed: true }],
        ]),
      async send(form) {
        const body = { ...form, username: normalizeEmail(form.username) }
        const answer = await client.send(postSignIn, { body }, { quiet: true })
        const wanted = answer.ok ? undefined : secondStepTicket(answer.failure)
        return wanted === undefined ? answer : { ok: true, value: wanted }
      },
      onSent: (sent) => (typeof sent === 'string' ? setTicket(sent) : onSignedIn(sent)),
    },
  )
  if (ticket !== undefined)
    return (
      <CodeForm<MeWire>
        id="giris-kodu"
        className={css.form}
        kind="second-step"
        label="Doğrulama kodu"
        hint="Telefonunuzdaki uygulamanın 6 haneli kodu ya da bir kurtarma kodu"
        wrong="Kod 6 rakamdan, kurtarma kodu 10 harf ve rakamdan oluşur."
        send={(code) => client.send(postSignInSecond, { body: { ticket, code } }, { quiet: true })}
        onSent={onSignedIn}
        confirm="Doğrula"
        otherButtons={
          <Button variant="text" onClick={() => setTicket(undefined)}>
            Başka hesapla gir
          </Button>
        }
      />
    )
  return (
    <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField {...field('username')} type="email" autoComplete="username" mark="zorunlu" />
      <TextField {...field('password')} type="password" autoComplete="current-password" mark="zorunlu" />
      <Button type="submit" loading={busy}>
        Devam et
      </Button>
    </form>
  )
}
