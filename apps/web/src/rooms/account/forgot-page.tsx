import { forgetPassword, isEmail, normalizeEmail, validationMessages } from '@market/domain'
import { Alert, Button, Link, TextField } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { definePage } from '../../routes/page.ts'
import { failureText } from '../../shell/failure-text.ts'
import { RobotCheck } from '../../shell/robot-check.tsx'
import * as css from './login-page.css.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.forgot

/** `/sifremi-unuttum`: the form is hidden once the mail is on its way (specification section 4). */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: ForgotPage,
})

function ForgotPage() {
  const passwords = useService(services.PasswordGateway)
  const [email, setEmail] = useState('')
  const [recaptcha, setRecaptcha] = useState('')
  const [round, setRound] = useState(0)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [told, setTold] = useState<string>()
  const emailError = isEmail(normalizeEmail(email))
    ? undefined
    : validationMessages.invalid({ field: accountTexts.fields.email })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (busy) return
    if (emailError) return document.querySelector<HTMLElement>('#unuttum-email')?.focus()
    if (recaptcha === '') return document.querySelector<HTMLElement>('#unuttum-robot')?.focus()
    setBusy(true)
    setRefused(undefined)
    const answer = await forgetPassword({ passwords })({ email, recaptcha })
    setBusy(false)
    if (answer.ok) return setTold(answer.value.message)
    // The robot check was used up.
    setRecaptcha('')
    setRound(round + 1)
    if (answer.failure.kind !== 'invalid') setRefused(failureText(answer.failure))
  }
  return (
    <div className={css.box}>
      <h1 className={css.title}>{texts.title}</h1>
      {told === undefined ? (
        <>
          <p className={css.note}>{texts.intro}</p>
          {refused && (
            <Alert tone="error" announced>
              {refused}
            </Alert>
          )}
          <form className={css.form} noValidate onSubmit={(event) => void submit(event)}>
            <TextField
              id="unuttum-email"
              label={accountTexts.fields.email}
              mark={accountTexts.required}
              type="email"
              name="email"
              autoComplete="email"
              value={email}
              error={tried ? emailError : undefined}
              onChange={(event) => setEmail(event.target.value)}
            />
            <RobotCheck
              key={round}
              id="unuttum-robot"
              error={tried ? validationMessages.robotCheck : undefined}
              onSolved={setRecaptcha}
            />
            <Button type="submit" full size="lg" loading={busy}>
              {texts.send}
            </Button>
          </form>
        </>
      ) : (
        <Alert tone="success" announced>
          {told}
        </Alert>
      )}
      <p className={css.note}>
        <Link href="/giris-yap">{accountTexts.toLogin}</Link>
      </p>
    </div>
  )
}
