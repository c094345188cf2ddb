import { CodeForm, useAttemptKeys, useService } from '@market/react'
import { Button } from '@market/ui'
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
  return (
    <CodeForm<readonly string[]>
      id="yeni-kodlar"
      className={css.narrow}
      kind="app"
      label={texts.code}
      wrong={texts.wrongForm}
      send={async (code) => {
        const answer = await gateway.renewCodes({ code, idempotencyKey: keys.keyOf(code) })
        keys.answered(answer)
        return answer
      }}
      onSent={onDone}
      confirm={texts.renewNow}
      buttonRow={css.actions}
      otherButtons={
        <Button variant="text" onClick={onCancel}>
          {accountTexts.cancel}
        </Button>
      }
    >
      <p className={css.note}>{texts.renewNote}</p>
    </CodeForm>
  )
}
