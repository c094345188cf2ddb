import type { AuthenticatorKey } from '@market/domain/account'
import { Alert, Button, TextField } from '@market/ui'
import { useEffect } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import * as css from '../account.css.ts'
import { accountTexts } from '../texts.ts'
import { secondStepTexts as texts } from './second-step-texts.ts'

interface AskPasswordProps {
  readonly onKey: (key: AuthenticatorKey) => void
  readonly onCancel: () => void
}

/** The password again, before a key is made: an open browser alone must not be enough. */
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
  // Where the button was a moment ago.
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
