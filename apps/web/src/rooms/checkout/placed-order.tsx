import { formatPrice, isPhone, normalizePhone, type StartedOtherPayment } from '@market/domain'
import { Alert, Button, ButtonLink, PigeonStamp, TextField } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shell/failure-text.ts'
import * as css from './checkout.css.ts'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.placed

/** An order that stands and waits for its money: where the transfer goes, or the link to pay it with. */
export function PlacedOrder({ placed }: { readonly placed: StartedOtherPayment }) {
  const { transfer, link, trialUrl } = placed
  return (
    <div className={css.center}>
      <PigeonStamp className={css.stamp} />
      <h2 className={css.title}>{transfer ? texts.transferTitle : texts.linkTitle}</h2>
      <p className={css.number}>{placed.orderId}</p>
      {transfer && (
        <dl className={css.facts}>
          {(
            [
              [texts.bank, transfer.bank],
              [texts.holder, transfer.holder],
              [texts.iban, transfer.iban],
              [texts.amount, formatPrice(transfer.amount)],
              [texts.reference, transfer.reference],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={css.note}>{transfer ? texts.transferNote : texts.linkNote}</p>
      {link && (
        <>
          <ButtonLink href={link}>{texts.openLink}</ButtonLink>
          <SmsForm placed={placed} />
        </>
      )}
      {trialUrl && (
        <ButtonLink href={trialUrl} variant="secondary">
          {texts.trial}
        </ButtonLink>
      )}
      <p className={css.actions}>
        <ButtonLink href="/my/siparis-tamamlandi" variant="secondary">
          {texts.order}
        </ButtonLink>
      </p>
    </div>
  )
}

function SmsForm({ placed }: { readonly placed: StartedOtherPayment }) {
  const gateway = useService(services.OrderPaymentGateway)
  const [phone, setPhone] = useState('')
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState('')
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!isPhone(normalizePhone(phone))) return setProblem(texts.invalidPhone)
    setBusy(true)
    setProblem(undefined)
    const answer = await gateway.sendLink({ paymentId: placed.paymentId, phone: normalizePhone(phone) })
    setBusy(false)
    if (answer.ok) setSent(answer.value)
    else setProblem(failureText(answer.failure))
  }
  return (
    <form className={css.codeRow} noValidate onSubmit={(event) => void send(event)}>
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
