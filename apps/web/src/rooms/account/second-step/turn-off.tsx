import { secondStepProblems } from '@market/domain/session'
import { useForm, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { useEffect } from 'react'
import { services } from '../../../composition/tokens.ts'
import { loginTexts } from '../../../shared/account/login-texts.ts'
import * as css from '../account.css.ts'
import { accountTexts } from '../texts.ts'
import { secondStepTexts as texts } from './second-step-texts.ts'

interface TurnOffProps {
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** A form to turn the second step off. It needs both password and code, so that one of them is not enough. */
export function TurnOff({ onDone, onCancel }: TurnOffProps) {
  const gateway = useService(services.SecondStepGateway)
  const { field, submit, busy, refused } = useForm(
    { password: '', code: '' },
    {
      id: 'iki-adim-kapat',
      labels: { password: texts.password, code: texts.offCode },
      problems: ({ password, code }) => [
        ...(password === '' ? [{ field: 'password', problem: 'required' } as const] : []),
        ...secondStepProblems({ code }),
      ],
      sentence: () => loginTexts.secondStep.form,
      send: async (proof) => {
        const answer = await gateway.remove(proof)
        // It was turned off already, in another tab or by a request whose response was lost.
        return !answer.ok && answer.failure.kind === 'not-found' ? { ok: true as const, value: undefined } : answer
      },
      onSent: onDone,
    },
  )
  // The form replaces the pressed button, which had the focus.
  useEffect(() => document.querySelector<HTMLElement>('#iki-adim-kapat-password')?.focus(), [])
  return (
    <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField {...field('password')} mark={accountTexts.required} type="password" autoComplete="current-password" />
      <TextField
        {...field('code')}
        mark={accountTexts.required}
        hint={loginTexts.secondStep.hint}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
      />
      <div className={css.actions}>
        <Button type="submit" variant="danger" loading={busy}>
          {texts.offNow}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
