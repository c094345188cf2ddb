import type { PaymentId } from '@market/domain/kernel'
import { isPhone, normalizePhone } from '@market/domain/validation'
import { failureText, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.placed

/** Sends the link of a payment by SMS. */
export function SmsForm({ payment }: { readonly payment: PaymentId }) {
  const gateway = useService(services.OrderPaymentGateway)
  const [phone, setPhone] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setSent('')
    if (!isPhone(normalizePhone(phone))) return setProblem(texts.invalidPhone)
    setBusy(true)
    setProblem(undefined)
    const answer = await gateway.sendLink({ paymentId: payment, phone: normalizePhone(phone) })
    setBusy(false)
    if (answer.ok) setSent(answer.value)
    else setProblem(failureText(answer.failure))
  }
  return (
    <form className={css.codeRow} method="dialog" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={texts.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        value={phone}
        error={problem}
        onChange={(event) => setPhone(event.target.value)}
      />
      <Button type="submit" variant="secondary" loading={busy}>
        {texts.sendSms}
      </Button>
      {sent && (
        <Alert tone="info" announced>
          {sent}
        </Alert>
      )}
    </form>
  )
}
