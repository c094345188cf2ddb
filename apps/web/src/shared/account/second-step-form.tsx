import { type Access, secondStepProblems } from '@market/domain/session'
import { failureText, useForm, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { useEffect } from 'react'
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
  const { field, submit, busy, refused } = useForm(
    { code: '' },
    {
      id,
      labels: { code: texts.code },
      problems: secondStepProblems,
      sentence: () => texts.form,
      send: async ({ code }) => {
        const answer = await session.secondStep(code)
        if (!answer.ok && session.state.current().form.secondStep === null) onBack(failureText(answer.failure))
        return answer
      },
      onSent: (access: Access) => finish(access, onLoggedIn),
    },
  )
  const code = field('code')
  const back = () => {
    onBack('')
    session.send({ type: 'forms-reset' })
  }
  // The field replaces the password field, which had the focus.
  useEffect(() => document.querySelector<HTMLElement>(`#${id}-code`)?.focus(), [id])
  return (
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <p className={css.note}>{texts.intro}</p>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField
        {...code}
        mark={loginTexts.required}
        hint={texts.hint}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={20}
      />
      <Button type="submit" full size="lg" loading={busy}>
        {texts.send}
      </Button>
      <Button variant="text" full onClick={back}>
        {texts.back}
      </Button>
    </form>
  )
}
