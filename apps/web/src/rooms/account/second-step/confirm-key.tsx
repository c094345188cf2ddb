import { secondStepKind } from '@market/domain/session'
import type { AuthenticatorKey } from '@market/domain/account'
import { CopyButton, useAttemptKeys, useForm, useService } from '@market/react'
import { Alert, Button, ButtonLink, TextField } from '@market/ui'
import { useEffect } from 'react'
import { services } from '../../../composition/tokens.ts'
import { LateQr } from '../../../shared/qr/late-qr.tsx'
import * as css from '../account.css.ts'
import { accountTexts } from '../texts.ts'
import { secondStepTexts as texts } from './second-step-texts.ts'

interface ConfirmKeyProps {
  readonly authenticator: AuthenticatorKey
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/**
 * Shows the key as a QR code, as text, and as a link that opens the app on this phone. The app's first code turns the
 * second step on.
 */
export function ConfirmKey({ authenticator: { key, uri }, onDone, onCancel }: ConfirmKeyProps) {
  const gateway = useService(services.SecondStepGateway)
  const keys = useAttemptKeys()
  const { field, submit, busy, refused } = useForm(
    { code: '' },
    {
      id: 'iki-adim',
      labels: { code: texts.code },
      problems: ({ code }) =>
        code.trim() === ''
          ? [{ field: 'code', problem: 'required' }]
          : secondStepKind(code) === 'app'
            ? []
            : [{ field: 'code', problem: 'invalid' }],
      sentence: () => texts.wrongForm,
      send: async ({ code }) => {
        const answer = await gateway.confirm({ code, idempotencyKey: keys.keyOf(code) })
        keys.answered(answer)
        return answer
      },
      onSent: onDone,
    },
  )
  // The form replaces another one, which had the focus.
  useEffect(() => document.querySelector<HTMLElement>('#iki-adim-code')?.focus(), [])
  return (
    <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <p>{texts.scan}</p>
      <LateQr text={uri} label={texts.qr} />
      <p>
        {texts.orType} <b className={css.code}>{key.replaceAll(/(.{4})(?=.)/g, '$1 ')}</b>
      </p>
      <div className={css.choices}>
        <CopyButton what={texts.key} text={key} />
        <ButtonLink href={uri} variant="text" size="sm">
          {texts.openApp}
        </ButtonLink>
      </div>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField
        {...field('code')}
        mark={accountTexts.required}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
      />
      <div className={css.actions}>
        <Button type="submit" loading={busy}>
          {texts.confirm}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
