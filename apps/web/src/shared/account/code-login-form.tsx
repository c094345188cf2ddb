import { codeAddressProblems } from '@market/domain/session'
import { useService } from '@market/react'
import { Button } from '@market/ui'
import { type ReactNode, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { loginTexts } from './login-texts.ts'
import { SentCodeLogin } from './sent-code-login.tsx'
import { SmsLoginForm } from './sms-login-form.tsx'

const texts = loginTexts.byCode

interface CodeLoginFormProps {
  readonly id: string
  /** The address that was typed into the form before. */
  readonly email: string
  readonly onLoggedIn: () => void
  /** The button back to the password form. */
  readonly back: ReactNode
}

/** Login by a code, sent by mail or by SMS. */
export function CodeLoginForm({ back, ...props }: CodeLoginFormProps) {
  const [bySms, setBySms] = useState(false)
  const ways = (
    <>
      <Button variant="text" full onClick={() => setBySms(!bySms)}>
        {bySms ? loginTexts.bySms.back : loginTexts.bySms.open}
      </Button>
      {back}
    </>
  )
  return bySms ? <SmsLoginForm {...props} back={ways} /> : <MailLoginForm {...props} back={ways} />
}

/** Login by a code that is mailed. */
function MailLoginForm({ id, email, onLoggedIn, back }: CodeLoginFormProps) {
  const session = useService(services.SessionStore)
  return (
    <SentCodeLogin
      id={`${id}-kod`}
      intro={texts.intro}
      name="email"
      label={loginTexts.email}
      input={{ type: 'email', autoComplete: 'username' }}
      first={email}
      problems={codeAddressProblems}
      hint={texts.hint}
      sendCode={(to) => session.mailCode(to)}
      logIn={(to, code) => session.loginByCode({ email: to, code })}
      onLoggedIn={onLoggedIn}
      back={back}
    />
  )
}
