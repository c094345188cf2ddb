import { isPhone } from '@market/domain/validation'
import { useService } from '@market/react'
import type { ReactNode } from 'react'
import { services } from '../../composition/tokens.ts'
import { loginTexts } from './login-texts.ts'
import { SentCodeLogin } from './sent-code-login.tsx'

const texts = loginTexts.bySms

interface SmsLoginFormProps {
  readonly id: string
  readonly onLoggedIn: () => void
  /** The buttons back to the other forms. */
  readonly back: ReactNode
}

/** Login by SMS to a phone number that was verified in the account. */
export function SmsLoginForm({ id, onLoggedIn, back }: SmsLoginFormProps) {
  const gateway = useService(services.PhoneGateway)
  const session = useService(services.SessionStore)
  return (
    <SentCodeLogin
      id={`${id}-sms`}
      intro={texts.intro}
      name="phone"
      label={texts.phone}
      input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel-national', maxLength: 20 }}
      problems={({ phone }) => {
        if (phone.trim() === '') return [{ field: 'phone', problem: 'required' }]
        return isPhone(phone) ? [] : [{ field: 'phone', problem: 'invalid' }]
      }}
      hint={texts.hint}
      sendCode={(phone) => gateway.sendLogin(phone)}
      logIn={(phone, code) => session.loginBy(() => gateway.logIn({ phone, code }))}
      onLoggedIn={onLoggedIn}
      back={back}
    />
  )
}
