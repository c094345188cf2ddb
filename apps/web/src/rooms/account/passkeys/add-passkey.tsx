import { fail } from '@market/domain/kernel'
import { loginCodes } from '@market/domain/session'
import { type Passkey, passkeyNameProblems, type PasskeyWords } from '@market/domain/account'
import { useAttemptKeys, useService } from '@market/react'
import { useRef, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { loginTexts } from '../../../shared/account/login-texts.ts'
import { makePasskey } from '../../../shared/account/passkey/ask-authenticator.ts'
import { PasswordForm } from '../password-form.tsx'
import { secondStepField } from '../second-step-field.ts'
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
  return (
    <PasswordForm<Passkey, 'name' | 'code'>
      id="gecis-anahtari"
      first={{ name: '', code: '' }}
      labels={{ name: texts.name, code: loginTexts.secondStep.code }}
      above={{
        name: 'name',
        problems: ({ name }) => (name.trim() === '' ? [] : passkeyNameProblems({ name })),
        wrong: texts.wrongName,
        input: { mark: accountTexts.optional, hint: texts.nameHint, autoComplete: 'off' },
      }}
      below={second ? secondStepField : undefined}
      send={async ({ name, password, code }) => {
        if (made.current) return add(name, made.current)
        const begun = await gateway.begin({ password, ...(second && { secondStep: code }) })
        if (!begun.ok) {
          if (begun.failure.kind === 'refused' && begun.failure.code === loginCodes.secondStepWanted) setSecond(true)
          return begun
        }
        const given = await makePasskey(begun.value)
        if (!given.ok) return fail({ kind: 'refused', status: 0, message: texts.withheld[given.failure] })
        return add(name, given.value)
      }}
      onSent={onAdded}
      button={{ text: texts.addNow }}
      onCancel={onCancel}
    />
  )
}
