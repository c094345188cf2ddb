import { cartMessages, formatPrice, type Order, type OrderStatus } from '@market/domain'
import { Alert, AspectPicture, Divider, Link, Panel, RouteTrack } from '@market/ui'
import type { ReactNode } from 'react'
import { pictureSource } from '../picture-source.ts'
import * as css from './order-view.css.ts'

const texts = {
  number: 'Sipariş no',
  date: 'Tarih',
  to: 'Alıcı',
  total: 'Toplam',
  parcel: (index: number, shop: string, units: number) => `${index}. paket · ${shop} · ${units} ürün`,
  tracking: (code: string) => `· Takip no ${code}`,
  track: (index: number) => `${index}. paketin yolu`,
  next: 'Sıradaki adım:',
  payment: 'Ödeme',
  transfer: 'Havalenizi bekliyoruz:',
  reference: (text: string) => `açıklama ${text}`,
  returnCode: (code: string) => `İade kodu ${code}`,
}
const dateFormat = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Istanbul',
})

/** What is said of a parcel that has come to its end is no step to come. */
const underWay = (status: OrderStatus) => !['delivered', 'cancelled', 'payment_failed'].includes(status)

/** An order: head, then one route for each parcel with its status and next step in words. */
export function OrderView({ order, children }: { readonly order: Order; readonly children?: ReactNode }) {
  const current = (steps: Order['shops'][number]['steps']) => {
    const at = steps.findIndex(({ state }) => state !== 'done')
    return at === -1 ? steps.length : at
  }
  return (
    <Panel flush aria-label={`${texts.number} ${order.orderId}`}>
      <dl className={css.head}>
        <div>
          <dt>{texts.number}</dt>
          <dd>{order.orderId}</dd>
        </div>
        <div>
          <dt>{texts.date}</dt>
          <dd>{dateFormat.format(new Date(order.createdAt))}</dd>
        </div>
        <div>
          <dt>{texts.to}</dt>
          <dd>{order.deliverTo}</dd>
        </div>
        <div>
          <dt>{texts.total}</dt>
          <dd>{formatPrice(order.totalPriceWithShipping)}</dd>
        </div>
        <div>
          <dt>{texts.payment}</dt>
          <dd>{[order.payment.title, order.payment.card].filter(Boolean).join(' · ')}</dd>
        </div>
      </dl>
      {order.transfer && (
        <Alert tone="next">
          <b>{texts.transfer}</b> {order.transfer.bank}, {order.transfer.holder}, {order.transfer.iban},{' '}
          {formatPrice(order.transfer.amount)}, {texts.reference(order.transfer.reference)}
        </Alert>
      )}
      {order.shops.map((parcel, index) => (
        <div key={parcel.shopId} className={css.parcel}>
          {index > 0 && <Divider tear />}
          <div className={css.parcelHead}>
            {parcel.items.slice(0, 4).map((item) => (
              <Link key={`${item.productId}${item.url}`} href={item.url} aria-label={`${item.brand} ${item.name}`}>
                <AspectPicture
                  src={pictureSource(item.image, 96)}
                  alt=""
                  width={64}
                  height={64}
                  className={css.picture}
                />
              </Link>
            ))}
            <div>
              <p className={css.status}>{parcel.statusText}</p>
              <p className={css.note}>
                {texts.parcel(
                  index + 1,
                  parcel.shopName,
                  parcel.items.reduce((sum, item) => sum + item.quantity, 0),
                )}{' '}
                {parcel.trackingNo && texts.tracking(parcel.trackingNo)}
              </p>
              <p className={css.note}>
                {cartMessages.cargo}:{' '}
                {parcel.cargoTotalPrice === 0 ? cartMessages.freeCargo : formatPrice(parcel.cargoTotalPrice)}
              </p>
            </div>
          </div>
          {parcel.steps.length > 0 && (
            <RouteTrack
              label={texts.track(index + 1)}
              steps={parcel.steps.map(({ title, date }) => ({ title, detail: date }))}
              current={current(parcel.steps)}
            />
          )}
          {parcel.nextStep && (
            <Alert tone="next">
              {underWay(parcel.status) && <b>{texts.next}</b>} {parcel.nextStep}
            </Alert>
          )}
        </div>
      ))}
      {order.cancellations.length > 0 && (
        <ul className={css.cancellations}>
          {order.cancellations.map((one) => (
            <li key={one.cancelId}>
              {one.statusText}: {formatPrice(one.total)} {one.returnCode && texts.returnCode(one.returnCode)}
            </li>
          ))}
        </ul>
      )}
      {children}
    </Panel>
  )
}
