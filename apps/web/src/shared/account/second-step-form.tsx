import type { Access } from '@market/domain/session'
import { CodeForm, failureText, useService } from '@market/react'
import { Button } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import * as css from './login.css.ts'
import { loginTexts } from './login-texts.ts'
import { useFinishLogin } from './use-finish-login.ts'

const texts = loginTexts.secondStep

interface SecondStepFormProps {
  readonly id: string
  readonly onLoggedIn: () => void
  /** Called with the reason if the first step has expired, and with an empty text if the shopper goes back. */
  readonly onBack: (why: string) => void
}

/** Asks for the code of the authenticator app, or a recovery code, after a correct password. */
export function SecondStepForm({ id, onLoggedIn, onBack }: SecondStepFormProps) {
  const session = useService(services.SessionStore)
  const finish = useFinishLogin()
  const back = () => {
    onBack('')
    session.send({ type: 'forms-reset' })
  }
  return (
    <CodeForm<Access>
      id={id}
      className={css.form}
      kind="second-step"
      label={texts.code}
      hint={texts.hint}
      wrong={texts.form}
      send={async (code) => {
        const answer = await session.secondStep(code)
        if (!answer.ok && session.state.current().form.secondStep === null) onBack(failureText(answer.failure))
        return answer
      }}
      onSent={(access) => finish(access, onLoggedIn)}
      confirm={texts.send}
      button={{ full: true, size: 'lg' }}
      otherButtons={
        <Button variant="text" full onClick={back}>
          {texts.back}
        </Button>
      }
    >
      <p className={css.note}>{texts.intro}</p>
    </CodeForm>
  )
}
