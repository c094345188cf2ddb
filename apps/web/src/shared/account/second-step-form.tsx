import { type Access, secondStepProblems } from '@market/domain/session'
import { Alert, Button, TextField } from '@market/ui'
import { useEffect } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../failure/failure-text.ts'
import { useForm } from '../form/use-form.ts'
import * as css from './login.css.ts'
import { loginTexts } from './login-texts.ts'
import { useFinishLogin } from './use-finish-login.ts'

const texts = loginTexts.secondStep

interface SecondStepFormProps {
  readonly id: string
  readonly onLoggedIn: () => void
  /** The first step is too long ago, which is said, or the shopper goes back. */
  readonly onBack: (why: string) => void
}

/** The code of the app, or a recovery code, in place of the form whose first step was right. */
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
  // Where the password was a moment ago.
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
