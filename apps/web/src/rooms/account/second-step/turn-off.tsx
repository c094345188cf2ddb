import { useService } from '@market/react'
import { services } from '../../../composition/tokens.ts'
import { PasswordForm } from '../password-form.tsx'
import { secondStepField } from '../second-step-field.ts'
import { secondStepTexts as texts } from './second-step-texts.ts'

interface TurnOffProps {
  readonly onDone: () => void
  readonly onCancel: () => void
}

/** A form to turn the second step off. It needs both password and code, so that one of them is not enough. */
export function TurnOff({ onDone, onCancel }: TurnOffProps) {
  const gateway = useService(services.SecondStepGateway)
  return (
    <PasswordForm<void, 'code'>
      id="iki-adim-kapat"
      first={{ code: '' }}
      labels={{ code: texts.offCode }}
      below={secondStepField}
      send={async (proof) => {
        const answer = await gateway.remove(proof)
        // It was turned off already, in another tab or by a request whose response was lost.
        return !answer.ok && answer.failure.kind === 'not-found' ? { ok: true as const, value: undefined } : answer
      }}
      onSent={onDone}
      button={{ text: texts.offNow, variant: 'danger' }}
      onCancel={onCancel}
    />
  )
}
