import type { AuthenticatorKey } from '@market/domain/account'
import { CodeForm, CopyButton, useAttemptKeys, useService } from '@market/react'
import { Button, ButtonLink } from '@market/ui'
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
  return (
    <CodeForm<readonly string[]>
      id="iki-adim"
      className={css.narrow}
      kind="app"
      label={texts.code}
      wrong={texts.wrongForm}
      send={async (code) => {
        const answer = await gateway.confirm({ code, idempotencyKey: keys.keyOf(code) })
        keys.answered(answer)
        return answer
      }}
      onSent={onDone}
      confirm={texts.confirm}
      buttonRow={css.actions}
      otherButtons={
        <Button variant="text" onClick={onCancel}>
          {accountTexts.cancel}
        </Button>
      }
    >
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
    </CodeForm>
  )
}
