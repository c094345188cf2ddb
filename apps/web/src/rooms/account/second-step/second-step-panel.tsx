import type { AuthenticatorKey, SecondStep } from '@market/domain/account'
import { Loaded, useLoaded, useService } from '@market/react'
import { Alert, Button, Panel, Tag } from '@market/ui'
import { useRef, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { dateText } from '../../../shared/time/date-text.ts'
import * as css from '../account.css.ts'
import { AskPassword } from './ask-password.tsx'
import { ConfirmKey } from './confirm-key.tsx'
import { RenewCodes } from './renew-codes.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondStepTexts as texts } from './second-step-texts.ts'
import { TurnOff } from './turn-off.tsx'

/** Turns two-step login on and off. The account must have a password. */
export function SecondStepPanel({ hasPassword }: { readonly hasPassword: boolean }) {
  const gateway = useService(services.SecondStepGateway)
  const { answer, reload } = useLoaded(() => gateway.read())
  const place = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  const [renewing, setRenewing] = useState(false)
  const [key, setKey] = useState<AuthenticatorKey>()
  const [codes, setCodes] = useState<readonly string[]>()
  const [told, setTold] = useState<string>()
  /** Closes the forms, shows a message and focuses the panel, because the focused element was removed. */
  const settle = async (text?: string) => {
    setAsking(false)
    setRenewing(false)
    setKey(undefined)
    setCodes(undefined)
    setTold(text)
    await reload()
    place.current?.focus()
  }
  const body = (step: SecondStep) => {
    if (codes) return <RecoveryCodes codes={codes} onKept={() => void settle()} />
    if (step.on && renewing) return <RenewCodes onDone={setCodes} onCancel={() => setRenewing(false)} />
    if (step.on)
      return asking ? (
        <TurnOff onDone={() => void settle(texts.off)} onCancel={() => setAsking(false)} />
      ) : (
        <>
          <p>
            <Tag>{texts.isOn}</Tag> {step.since && texts.since(dateText(step.since.toISOString()))}{' '}
            {texts.left(step.recoveryCodes)} {step.recoveryCodes <= 2 && texts.few}
          </p>
          <div className={css.actions}>
            <Button
              variant="secondary"
              onClick={() => {
                setTold(undefined)
                setRenewing(true)
              }}
            >
              {texts.renew}
            </Button>
            <Button variant="text" onClick={() => setAsking(true)}>
              {texts.turnOff}
            </Button>
          </div>
        </>
      )
    if (key)
      return (
        <ConfirmKey
          authenticator={key}
          onDone={setCodes}
          onCancel={() => {
            setAsking(false)
            setKey(undefined)
          }}
        />
      )
    if (asking) return <AskPassword onKey={setKey} onCancel={() => setAsking(false)} />
    if (!hasPassword) return <p className={css.note}>{texts.needsPassword}</p>
    return (
      <Button
        variant="secondary"
        onClick={() => {
          setTold(undefined)
          setAsking(true)
        }}
      >
        {texts.turnOn}
      </Button>
    )
  }
  return (
    <Panel title={texts.title} icon="shield-check">
      <div ref={place} tabIndex={-1} className={css.list}>
        <p className={css.note}>{answer?.ok && answer.value.on ? texts.on : texts.note}</p>
        {told && (
          <Alert tone="success" announced>
            {told}
          </Alert>
        )}
        <Loaded answer={answer} reload={reload}>
          {(step) => <div className={css.narrow}>{body(step)}</div>}
        </Loaded>
      </div>
    </Panel>
  )
}
