import { formatPrice } from '@market/domain/money'
import { formatIban } from '@market/domain/validation'
import type { Transfer } from '@market/domain/checkout'
import { CopyButton } from '@market/react'
import { useId } from 'react'
import { dateText, timeText } from '../time/date-text.ts'
import * as css from './order-view.css.ts'
import { orderViewTexts } from './texts.ts'

const texts = orderViewTexts.transfer

/** Account, amount and reference of a bank transfer, each with a button to copy it. */
export function AwaitedTransfer({ transfer }: { readonly transfer: Transfer }) {
  const id = useId()
  const rows: readonly (readonly [name: string, value: string, copied?: string])[] = [
    [texts.bank, transfer.bank],
    [texts.holder, transfer.holder, transfer.holder],
    [texts.iban, formatIban(transfer.iban), transfer.iban.replaceAll(/\s/g, '')],
    [texts.amount, formatPrice(transfer.amount), formatPrice(transfer.amount).replace(/\s.*/u, '')],
    [texts.reference, transfer.reference, transfer.reference],
  ]
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id} className={css.factsTitle}>
        {texts.title}
      </h2>
      <dl className={css.pairs}>
        {rows.map(([name, value, copied]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={css.copied}>
              {value} {copied && <CopyButton what={name} text={copied} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>
        {texts.note} {texts.until(dateText(transfer.until), timeText(transfer.until))}
      </p>
    </section>
  )
}
