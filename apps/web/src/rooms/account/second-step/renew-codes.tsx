import { secondStepKind } from '@market/domain/session'
import { useAttemptKeys, useForm, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { useEffect } from 'react'
import { services } from '../../../composition/tokens.ts'
import * as css from '../account.css.ts'
import { accountTexts } from '../texts.ts'
import { secondStepTexts as texts } from './second-step-texts.ts'

interface RenewCodesProps {
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** A form for ten new recovery codes. It asks for a code of the app, to prove that the member still has the phone. */
export function RenewCodes({ onDone, onCancel }: RenewCodesProps) {
  const gateway = useService(services.SecondStepGateway)
  const keys = useAttemptKeys()
  const { field, submit, busy, refused } = useForm(
    { code: '' },
    {
      id: 'yeni-kodlar',
      labels: { code: texts.code },
      problems: ({ code }) =>
        code.trim() === ''
          ? [{ field: 'code', problem: 'required' }]
          : secondStepKind(code) === 'app'
            ? []
            : [{ field: 'code', problem: 'invalid' }],
      sentence: () => texts.wrongForm,
      send: async ({ code }) => {
        const answer = await gateway.renewCodes({ code, idempotencyKey: keys.keyOf(code) })
        keys.answered(answer)
        return answer
      },
      onSent: onDone,
    },
  )
  // The form replaces the pressed button, which had the focus.
  useEffect(() => document.querySelector<HTMLElement>('#yeni-kodlar-code')?.focus(), [])
  return (
    <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <p className={css.note}>{texts.renewNote}</p>
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
          {texts.renewNow}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
