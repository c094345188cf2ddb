import type { AuthenticatorKey } from '@market/domain/account'
import { useService } from '@market/react'
import { services } from '../../../composition/tokens.ts'
import { PasswordForm } from '../password-form.tsx'
import { secondStepTexts as texts } from './second-step-texts.ts'

interface AskPasswordProps {
  readonly onKey: (key: AuthenticatorKey) => void
  readonly onCancel: () => void
}

/** Asks for the password before a key is created. */
export function AskPassword({ onKey, onCancel }: AskPasswordProps) {
  const gateway = useService(services.SecondStepGateway)
  return (
    <PasswordForm<AuthenticatorKey>
      id="iki-adim"
      send={({ password }) => gateway.begin(password)}
      onSent={onKey}
      button={{ text: texts.goOn }}
      onCancel={onCancel}
    />
  )
}
