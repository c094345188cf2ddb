import { validationMessages } from '@market/domain/validation'
import { type LoginForm, sessionMessages } from '@market/domain/session'
import { failureText, RobotCheck, useService, useStream } from '@market/react'
import { Alert, Button } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { accountCases } from './bind.ts'
import { ActivationCode } from './activation-code.tsx'
import * as css from './login.css.ts'

interface ResendActivationProps extends LoginForm {
  /** Called with the success message once a code has activated the account. */
  readonly onOpened: (message: string) => void
}

/**
 * Shown after a login that the API refused with code 5032, since the account is not active: the robot check, the button
 * that sends the activation mail again, and a field for the code of an earlier mail.
 */
export function ResendActivation({ username, password, onOpened }: ResendActivationProps) {
  const resendActivation = useService(accountCases.resendActivation)
  const session = useService(services.SessionStore)
  const { activation } = useStream(session.state).form
  const [recaptcha, setRecaptcha] = useState('')
  const [round, setRound] = useState(0)
  const busy = activation === 'LOADING'
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy || recaptcha === '') return
    session.send({ type: 'send-activation' })
    setRefused(undefined)
    const answer = await resendActivation({ username, recaptcha, password })
    session.send({ type: answer.ok ? 'activation-sent' : 'activation-failed' })
    if (answer.ok) return
    setRecaptcha('')
    setRound(round + 1)
    if (answer.failure.kind !== 'invalid') setRefused(failureText(answer.failure))
  }
  const code = <ActivationCode id="giris-kod" onDone={onOpened} />
  if (activation === 'ACTIVATION-COMPLETE')
    return (
      <>
        <Alert tone="success" announced>
          {sessionMessages.activationSent}
        </Alert>
        {code}
      </>
    )
  return (
    <>
      <form className={css.form} method="dialog" noValidate onSubmit={(event) => void send(event)}>
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
        <Button type="submit" variant="secondary" full loading={busy}>
          {sessionMessages.sendActivation}
        </Button>
      </form>
      {code}
    </>
  )
}
