import { maxPasswordLength, minPasswordLength, validationMessages } from '@market/domain/validation'
import { type Access, loginProblems } from '@market/domain/session'
import { LatePart, useForm, useService, useStream } from '@market/react'
import { Alert, Button, Link, TextField } from '@market/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import * as css from './login.css.ts'
import { loginTexts as texts } from './login-texts.ts'
import { offersPasskeys } from './passkey/offers-passkeys.ts'
import { ResendActivation } from './resend-activation.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { useFinishLogin } from './use-finish-login.ts'

const labels = { username: texts.email, password: texts.password }
const tooShort = validationMessages.digitsBetween({
  field: texts.password,
  min: minPasswordLength,
  max: maxPasswordLength,
})

const NoPasskeys = () => null
const bringPasskeys = async () =>
  offersPasskeys() ? (await import('./passkey/passkey-sign-in.tsx')).PasskeySignIn : NoPasskeys
const bringCodeForm = async () => (await import('./code-login-form.tsx')).CodeLoginForm

interface LoginFormProps {
  /** Prefix of the fields' ids: the panel may cover a page with the same form. */
  readonly id: string
  /** Prefilled if the user name is known. */
  readonly email?: string
  readonly onLoggedIn: () => void
  /** Links to the other forms, below the button. */
  readonly links: ReactNode
}

/**
 * Login by e-mail and password, on the login page and in the account panel. The visitor's cart becomes the member's.
 */
export function LoginForm({ id, email = '', onLoggedIn, links }: LoginFormProps) {
  const session = useService(services.SessionStore)
  const { form: forms } = useStream(session.state)
  const finish = useFinishLogin()
  /** Success message of an account that was activated by a code here. */
  const [opened, setOpened] = useState<string>()
  const [byCode, setByCode] = useState(false)
  /** True at first, so that the buttons' space is reserved until the browser was asked. */
  const [hasPasskeys, setHasPasskeys] = useState(true)
  /** Why the second step returned here; empty if the shopper chose to go back. */
  const [back, setBack] = useState<string>()
  useEffect(() => {
    session.send({ type: 'forms-reset' })
  }, [session])
  useEffect(() => setHasPasskeys(offersPasskeys()), [])
  const { form, field, submit, busy, refused } = useForm(
    { username: email, password: '' },
    {
      id,
      labels,
      problems: loginProblems,
      sentence: (name) => (name === 'password' ? tooShort : undefined),
      send: (typed) => {
        setOpened(undefined)
        setBack(undefined)
        return session.login(typed)
      },
      onSent: (access: Access) => finish(access, onLoggedIn),
    },
  )
  if (forms.secondStep !== null) return <SecondStepForm id={id} onLoggedIn={onLoggedIn} onBack={setBack} />
  if (byCode)
    return (
      <LatePart
        bring={bringCodeForm}
        props={{
          id,
          email: form.username,
          onLoggedIn,
          back: (
            <Button variant="text" full onClick={() => setByCode(false)}>
              {texts.byCode.back}
            </Button>
          ),
        }}
        onFailed={() => setByCode(false)}
      />
    )
  const wrong = back ?? refused
  return (
    <>
      {opened !== undefined && (
        <Alert tone="success" announced>
          {opened}
        </Alert>
      )}
      {wrong && opened === undefined && forms.activation !== 'ACTIVATION-COMPLETE' && (
        <Alert tone="error" announced>
          {wrong}
        </Alert>
      )}
      <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <TextField {...field('username')} mark={texts.required} type="email" autoComplete="username webauthn" />
        <TextField {...field('password')} mark={texts.required} type="password" autoComplete="current-password" />
        <Button type="submit" full size="lg" loading={busy || forms.login === 'LOADING'}>
          {texts.title}
        </Button>
      </form>
      {hasPasskeys && (
        <div className={css.room}>
          <LatePart
            bring={bringPasskeys}
            props={{ onLoggedIn, onRefused: setBack }}
            onFailed={() => setHasPasskeys(false)}
          />
        </div>
      )}
      <Button variant="text" full onClick={() => setByCode(true)}>
        {texts.byCode.open}
      </Button>
      {forms.activationDue && opened === undefined && <ResendActivation {...form} onOpened={setOpened} />}
      <p className={css.links}>{links}</p>
      <p className={css.note}>
        {texts.newHere} <Link href="/my/tr/sepet">{texts.asGuest}</Link>
      </p>
    </>
  )
}
