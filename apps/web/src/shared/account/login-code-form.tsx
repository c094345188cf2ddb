import { type Access, type GatewayResult, mailedCodeProblems } from '@market/domain'
import { Alert, Button, TextField } from '@market/ui'
import { useEffect } from 'react'
import { useForm } from '../form/use-form.ts'
import * as css from './login.css.ts'
import { loginTexts } from './login-texts.ts'
import { useFinishLogin } from './use-finish-login.ts'

const texts = loginTexts.byCode

interface LoginCodeFormProps {
  readonly id: string
  /** Where the code was sent to. */
  readonly hint: string
  readonly send: (code: string) => GatewayResult<Access>
  readonly onLoggedIn: () => void
}

/** The code that was sent, by mail or SMS, which logs in. */
export function LoginCodeForm({ id, hint, send, onLoggedIn }: LoginCodeFormProps) {
  const finish = useFinishLogin()
  const { field, submit, busy, refused } = useForm(
    { code: '' },
    {
      id,
      labels: { code: texts.code },
      problems: mailedCodeProblems,
      sentence: () => texts.form,
      send: ({ code }) => send(code),
      onSent: (access: Access) => finish(access, onLoggedIn),
    },
  )
  useEffect(() => document.querySelector<HTMLElement>(`#${id}-code`)?.focus(), [id])
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
        hint={hint}
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
