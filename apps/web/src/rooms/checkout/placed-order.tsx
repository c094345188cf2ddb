import { formatPrice, type StartedOtherPayment } from '@market/domain'
import { ButtonLink, PigeonStamp } from '@market/ui'
import * as css from './checkout.css.ts'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.placed

/** An order that stands and waits for its transfer: where it goes, how much, and what stands in it. */
export function PlacedOrder({ placed }: { readonly placed: StartedOtherPayment }) {
  const { transfer, trialUrl } = placed
  return (
    <div className={css.center}>
      <PigeonStamp className={css.stamp} />
      <h2 className={css.title}>{texts.transferTitle}</h2>
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
      <p className={css.note}>{texts.transferNote}</p>
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
