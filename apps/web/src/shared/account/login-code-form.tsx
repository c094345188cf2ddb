import type { GatewayResult } from '@market/domain/kernel'
import type { Access } from '@market/domain/session'
import { CodeForm } from '@market/react'
import * as css from './login.css.ts'
import { loginTexts } from './login-texts.ts'
import { useFinishLogin } from './use-finish-login.ts'

const texts = loginTexts.byCode

interface LoginCodeFormProps {
  readonly id: string
  /** Tells where the code was sent. */
  readonly hint: string
  readonly send: (code: string) => GatewayResult<Access>
  readonly onLoggedIn: () => void
}

/** Asks for the code from the mail or the SMS, and logs in with it. */
export function LoginCodeForm({ id, hint, send, onLoggedIn }: LoginCodeFormProps) {
  const finish = useFinishLogin()
  return (
    <CodeForm<Access>
      id={id}
      className={css.form}
      kind="mailed"
      label={texts.code}
      hint={hint}
      wrong={texts.form}
      send={send}
      onSent={(access) => finish(access, onLoggedIn)}
      confirm={loginTexts.title}
      button={{ full: true, size: 'lg' }}
    />
  )
}
