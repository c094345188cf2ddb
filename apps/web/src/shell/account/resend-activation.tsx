import { resendActivation, sessionMessages, validationMessages } from '@market/domain'
import { Alert, Button } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../failure-text.ts'
import { RobotCheck } from '../robot-check.tsx'
import * as css from './login.css.ts'

/** After a login that code 5032 refused: the robot check and the button that mails the activation again. */
export function ResendActivation({ username, onSent }: { readonly username: string; readonly onSent: () => void }) {
  const memberships = useService(services.MembershipGateway)
  const [recaptcha, setRecaptcha] = useState('')
  const [round, setRound] = useState(0)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [sent, setSent] = useState(false)

  const send = async () => {
    setTried(true)
    if (busy || recaptcha === '') return
    setBusy(true)
    setRefused(undefined)
    const answer = await resendActivation({ memberships })({ username, recaptcha })
    setBusy(false)
    if (answer.ok) {
      onSent()
      return setSent(true)
    }
    setRecaptcha('')
    setRound(round + 1)
    if (answer.failure.kind !== 'invalid') setRefused(failureText(answer.failure))
  }
  if (sent)
    return (
      <Alert tone="success" announced>
        {sessionMessages.activationSent}
      </Alert>
    )
  return (
    <div className={css.form}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <RobotCheck
        key={round}
        id="aktivasyon-robot"
        error={tried ? validationMessages.robotCheck : undefined}
        onSolved={setRecaptcha}
      />
      <Button variant="secondary" full loading={busy} onClick={() => void send()}>
        {sessionMessages.sendActivation}
      </Button>
    </div>
  )
}
