import { formatPrice } from '@market/domain/money'
import type { DeviceSale } from '@market/domain/buy-back'
import { CopyButton } from '@market/react'
import { Alert, Panel, Price, RouteTrack, Tag, VisuallyHidden } from '@market/ui'
import { dateText } from '../../shared/time/date-text.ts'
import * as css from './buy-back.css.ts'
import { SaleActions } from './sale-actions.tsx'
import { buyBackTexts } from './texts.ts'

const texts = buyBackTexts.sales

/**
 * Index of a sale's current step, or the number of steps once it is paid; undefined if it was returned or cancelled.
 */
const place: { readonly [Status in DeviceSale['status']]: number | undefined } = {
  approved: 0,
  'in-transit': 1,
  inspected: 2,
  paid: texts.steps.length,
  returned: undefined,
  cancelled: undefined,
}

interface SaleViewProps {
  readonly sale: DeviceSale
  readonly onChanged: (sale: DeviceSale) => void
}

/** A sale: its progress, payment, next step and possible changes. */
export function SaleView({ sale, onChanged }: SaleViewProps) {
  const current = place[sale.status]
  const next = texts.next[sale.status]
  return (
    <Panel
      // The parcel's code tells two sales of the same model apart for screen readers.
      title={
        <>
          {sale.device} <VisuallyHidden>{sale.cargoCode}</VisuallyHidden>
        </>
      }
      icon="device-mobile"
      end={<time dateTime={sale.date}>{dateText(sale.date)}</time>}
    >
      <div className={css.sale}>
        <div className={css.saleFacts}>
          <Price label={buyBackTexts.sale.price} size="row" amount={formatPrice(sale.price)} />
          <Tag tone={sale.status === 'paid' ? 'primary' : 'neutral'}>{sale.statusText}</Tag>
          <span className={css.note}>{buyBackTexts.tabs[sale.service]}</span>
        </div>
        {current !== undefined && (
          <RouteTrack
            label={texts.track(sale.device)}
            steps={texts.steps.map(({ done, ahead }, at) => ({ title: at > current ? ahead : done }))}
            current={current}
          />
        )}
        {sale.status === 'approved' && sale.cargoCode !== null && (
          <div className={css.saleFacts}>
            <b>{texts.code(sale.cargoCode)}</b>
            <CopyButton what={buyBackTexts.sales.copied} text={sale.cargoCode} />
          </div>
        )}
        {sale.accountRefused && <Alert tone="warning">{texts.accountRefused(sale.accountEnd)}</Alert>}
        {next && !sale.accountRefused && <Alert tone="next">{next}</Alert>}
        <SaleActions sale={sale} onChanged={onChanged} />
      </div>
    </Panel>
  )
}
