import { secondStepProblems } from '@market/domain/session'
import { loginTexts } from '../../shared/account/login-texts.ts'

/** The field of `PasswordForm` for a code of the authenticator app, or a recovery code. */
export const secondStepField = {
  name: 'code',
  problems: secondStepProblems,
  wrong: loginTexts.secondStep.form,
  input: {
    hint: loginTexts.secondStep.hint,
    autoComplete: 'one-time-code',
    autoCapitalize: 'off',
    spellCheck: false,
    maxLength: 20,
  },
} as const
