import { fail } from '@market/domain/kernel'
import { loginCodes, secondStepProblems } from '@market/domain/session'
import { type Passkey, passkeyNameProblems, type PasskeyWords } from '@market/domain/account'
import { useAttemptKeys, useForm, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { useEffect, useRef, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { loginTexts } from '../../../shared/account/login-texts.ts'
import { makePasskey } from '../../../shared/account/passkey/ask-authenticator.ts'
import * as css from '../account.css.ts'
import { accountTexts } from '../texts.ts'
import { passkeyTexts as texts } from './passkey-texts.ts'

interface AddPasskeyProps {
  readonly onAdded: (passkey: Passkey) => void
  readonly onCancel: () => void
}

/**
 * A form to add a passkey. It asks for the password, and for the second step's code if the member has one, because a
 * passkey replaces both at later logins.
 */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const gateway = useService(services.PasskeyGateway)
  const keys = useAttemptKeys()
  /**
   * A passkey that the device has created but the API has not accepted yet; it is sent again, so that the device does
   * not create a second one.
   */
  const made = useRef<PasskeyWords>(undefined)
  /** True once the API has answered that the member has a second step. */
  const [second, setSecond] = useState(false)
  const add = async (name: string, credential: PasskeyWords) => {
    made.current = credential
    const answer = await gateway.add({ name, credential, idempotencyKey: keys.keyOf({ name, credential }) })
    keys.answered(answer)
    if (answer.ok || answer.failure.kind === 'refused') made.current = undefined
    return answer
  }
  const { field, submit, busy, refused } = useForm(
    { name: '', password: '', code: '' },
    {
      id: 'gecis-anahtari',
      labels: { name: texts.name, password: texts.password, code: loginTexts.secondStep.code },
      problems: ({ name, password, code }) => [
        ...(name.trim() === '' ? [] : passkeyNameProblems({ name })),
        ...(password === '' ? [{ field: 'password', problem: 'required' } as const] : []),
        ...(second ? secondStepProblems({ code }) : []),
      ],
      sentence: (name) => (name === 'name' ? texts.wrongName : loginTexts.secondStep.form),
      send: async ({ name, password, code }) => {
        if (made.current) return add(name, made.current)
        const begun = await gateway.begin({ password, ...(second && { secondStep: code }) })
        if (!begun.ok) {
          if (begun.failure.kind === 'refused' && begun.failure.code === loginCodes.secondStepWanted) setSecond(true)
          return begun
        }
        const given = await makePasskey(begun.value)
        if (!given.ok) return fail({ kind: 'refused', status: 0, message: texts.withheld[given.failure] })
        return add(name, given.value)
      },
      onSent: onAdded,
    },
  )
  // The form replaces the pressed button, which had the focus.
  useEffect(() => document.querySelector<HTMLElement>('#gecis-anahtari-name')?.focus(), [])
  return (
    <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField {...field('name')} mark={accountTexts.optional} hint={texts.nameHint} autoComplete="off" />
      <TextField {...field('password')} mark={accountTexts.required} type="password" autoComplete="current-password" />
      {second && (
        <TextField
          {...field('code')}
          mark={accountTexts.required}
          hint={loginTexts.secondStep.hint}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={20}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" loading={busy}>
          {texts.addNow}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
