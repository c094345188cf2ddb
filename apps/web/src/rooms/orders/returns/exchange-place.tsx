import { type ExchangeCounter, lastHandInDay } from '@market/domain/orders'
import { dateText } from '../../../shared/time/date-text.ts'
import * as css from '../orders.css.ts'
import { orderTexts } from '../texts.ts'

const texts = orderTexts.cancel.exchange

interface ExchangePlaceProps {
  readonly at: ExchangeCounter
  readonly askedAt: Date
}

/** The branch at which the product is exchanged, and the day until which the new one is reserved there. */
export function ExchangePlace({ at: { name, address, hours }, askedAt }: ExchangePlaceProps) {
  return (
    <div className={css.address}>
      <p className={css.stepTitle}>{texts.at}</p>
      <p>
        <b>{name}</b>, {address} · {hours}
      </p>
      <p className={css.note}>{texts.until(dateText(lastHandInDay(askedAt).toISOString()))}</p>
    </div>
  )
}
