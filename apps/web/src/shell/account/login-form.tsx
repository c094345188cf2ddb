import { loginCodes } from '@market/domain'
import { Alert, Button, TextField } from '@market/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../failure-text.ts'
import * as css from './login.css.ts'
import { loginTexts as texts } from './login-texts.ts'
import { ResendActivation } from './resend-activation.tsx'
import { useFinishLogin } from './use-finish-login.ts'

interface LoginFormProps {
  /** Filled in for whom is known. */
  readonly email?: string
  readonly onLoggedIn: () => void
  /** The ways to the other forms, under the button. */
  readonly links: ReactNode
}

/** E-mail and password, on the login page and in the account panel. The visitor's cart becomes the member's. */
export function LoginForm({ email: known = '', onLoggedIn, links }: LoginFormProps) {
  const session = useService(services.SessionStore)
  const finish = useFinishLogin()
  const [email, setEmail] = useState(known)
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState(false)
  const [error, setError] = useState<string>()
  const [notActivated, setNotActivated] = useState<string>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const username = email.replaceAll(/\s/g, '')
    if (busy || username === '' || password === '') return
    setBusy(true)
    setError(undefined)
    setNotActivated(undefined)
    const answer = await session.login({ username, password })
    setBusy(false)
    if (!answer.ok) {
      const { failure } = answer
      if (failure.kind === 'refused' && failure.code === loginCodes.notActivated) setNotActivated(username)
      return setError(failureText(failure))
    }
    await finish(answer.value, onLoggedIn)
  }
  return (
    <>
      {error && (
        <Alert tone="error" announced>
          {error}
        </Alert>
      )}
      <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={texts.email}
          mark={texts.required}
          type="email"
          name="username"
          autoComplete="username"
          value={email}
          error={tried && email.trim() === '' ? texts.emailMissing : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={texts.password}
          mark={texts.required}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          error={tried && password === '' ? texts.passwordMissing : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" full size="lg" loading={busy}>
          {texts.title}
        </Button>
      </form>
      {notActivated !== undefined && (
        <ResendActivation key={notActivated} username={notActivated} onSent={() => setError(undefined)} />
      )}
      <p className={css.links}>{links}</p>
      <p className={css.note}>{texts.newHere}</p>
    </>
  )
}
