import { fail, type MessageResponse } from '@market/domain'
import { Alert, Button, TextField } from '@market/ui'
import { useService } from '../../composition/use-service.ts'
import { accountCases } from './bind.ts'
import { useForm } from '../form/use-form.ts'
import * as css from './login.css.ts'
import { loginTexts } from './login-texts.ts'

const texts = loginTexts.code

interface ActivationCodeProps {
  readonly id: string
  /** The account is open, which is said so. */
  readonly onDone: (message: string) => void
}

/** The activation code from the mail, for a member who cannot follow its link. */
export function ActivationCode({ id, onDone }: ActivationCodeProps) {
  const activateByCode = useService(accountCases.activateByCode)
  const { field, submit, busy, refused } = useForm(
    { code: '' },
    {
      id,
      labels: { code: texts.label },
      problems: ({ code }) => (code.trim() === '' ? [{ field: 'code', problem: 'required' }] : []),
      send: async ({ code }) => {
        const answer = await activateByCode(code)
        // The provider's message is about the link, not about the code.
        return !answer.ok && answer.failure.kind === 'not-found'
          ? fail({ kind: 'not-found', message: texts.dead })
          : answer
      },
      onSent: ({ message }: MessageResponse) => onDone(message),
    },
  )
  return (
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField
        {...field('code')}
        mark={loginTexts.required}
        hint={texts.hint}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" full loading={busy}>
        {texts.send}
      </Button>
    </form>
  )
}
