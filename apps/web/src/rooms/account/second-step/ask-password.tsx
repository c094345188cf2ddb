import type { AuthenticatorKey } from '@market/domain/account'
import { useForm, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { useEffect } from 'react'
import { services } from '../../../composition/tokens.ts'
import * as css from '../account.css.ts'
import { accountTexts } from '../texts.ts'
import { secondStepTexts as texts } from './second-step-texts.ts'

interface AskPasswordProps {
  readonly onKey: (key: AuthenticatorKey) => void
  readonly onCancel: () => void
}

/** Asks for the password before a key is created, because an open browser is not enough proof. */
export function AskPassword({ onKey, onCancel }: AskPasswordProps) {
  const gateway = useService(services.SecondStepGateway)
  const { field, submit, busy, refused } = useForm(
    { password: '' },
    {
      id: 'iki-adim',
      labels: { password: texts.password },
      problems: ({ password }) => (password === '' ? [{ field: 'password', problem: 'required' }] : []),
      send: ({ password }) => gateway.begin(password),
      onSent: onKey,
    },
  )
  // The form replaces the pressed button, which had the focus.
  useEffect(() => document.querySelector<HTMLElement>('#iki-adim-password')?.focus(), [])
  return (
    <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField {...field('password')} mark={accountTexts.required} type="password" autoComplete="current-password" />
      <div className={css.actions}>
        <Button type="submit" loading={busy}>
          {texts.goOn}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
