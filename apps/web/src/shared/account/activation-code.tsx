import { fail } from '@market/domain/kernel'
import type { MessageResponse } from '@market/domain/account'
import { CodeForm, useService } from '@market/react'
import { accountCases } from './bind.ts'
import * as css from './login.css.ts'
import { loginTexts } from './login-texts.ts'

const texts = loginTexts.code

interface ActivationCodeProps {
  readonly id: string
  /** Called with the success message once the account is active. */
  readonly onDone: (message: string) => void
}

/** A form for the activation code from the mail, for a member who cannot open the mail's link. */
export function ActivationCode({ id, onDone }: ActivationCodeProps) {
  const activateByCode = useService(accountCases.activateByCode)
  return (
    <CodeForm<MessageResponse>
      id={id}
      className={css.form}
      kind="letters"
      label={texts.label}
      hint={texts.hint}
      send={async (code) => {
        const answer = await activateByCode(code)
        // The API's message is about the mail's link, not about the code.
        return !answer.ok && answer.failure.kind === 'not-found'
          ? fail({ kind: 'not-found', message: texts.dead })
          : answer
      }}
      onSent={({ message }) => onDone(message)}
      confirm={texts.send}
      button={{ variant: 'secondary', full: true }}
    />
  )
}
