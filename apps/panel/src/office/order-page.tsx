import { type DeskAnswer, getDeskOrder } from '@market/contract/counter'
import { addressLine } from '@market/domain/account'
import { cartMessages } from '@market/domain/cart'
import { formatPrice } from '@market/domain/money'
import { type Order, orderPaymentText, orderSums, orderSumTitles, summedOrder } from '@market/domain/orders'
import { readOrder } from '@market/http/counter'
import { Panel, RouteTrack } from '@market/ui'
import { useParams } from 'react-router-dom'
import { useCall } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Answer } from '../parts/answer.tsx'
import { Facts } from '../parts/facts.tsx'
import { liraText } from '../parts/money.ts'
import * as css from '../parts/parts.css.ts'
import { packageLooks, StateTag } from '../parts/state-tag.tsx'
import { atText } from '../parts/when.ts'
import * as own from '../seller/seller.css.ts'
import { useNow } from '../desk/use-now.ts'

type DeskOrder = DeskAnswer<typeof getDeskOrder>

/** One order: its parcels and sums as the shopper sees them, with the sellers' work and the mails beside them. */
export function Component() {
  const { number = '' } = useParams()
  const asked = useCall(getDeskOrder, { params: { number } })
  return (
    <Answer of={asked} what="Sipariş">
      {(data) => <OrderView of={data} />}
    </Answer>
  )
}

function OrderView({ of: { order, packages, mails } }: { readonly of: DeskOrder }) {
  const now = useNow()
  const { payment, delivery, invoice } = order
  const { place } = order.shipping
  return (
    <>
      <PageHead
        title={order.order_id}
        crumbs={[{ href: '/siparisler', text: 'Sipariş ara' }]}
        note={`${atText(new Date(order.created_at), now)}, ${liraText(payment.amount)}`}
      >
        <StateTag look={['primary', { shop: 'receipt' }, order.status_text]} />
      </PageHead>
      <div className={css.workAside}>
        <div className={css.column}>
          {order.shops.map((parcel, at) => (
            <Panel
              key={parcel.shop_items
                .map(({ product_id, attr_id }) => `${parcel.shop_id}-${product_id}-${attr_id}`)
                .join()}
              title={`${at + 1}. paket, ${parcel.shop_name}`}
              end={parcel.status_text}
            >
              <div className={css.stack}>
                <p>
                  <b>Alıcının gördüğü:</b> {parcel.next_step}
                  {parcel.tracking_no && ` (takip no ${parcel.tracking_no})`}
                </p>
                {parcel.steps.length > 0 && (
                  <RouteTrack
                    label={`${at + 1}. paketin yolu`}
                    current={parcel.steps.filter(({ state }) => state === 'done').length}
                    steps={parcel.steps.map(({ title, date }) => ({ title, detail: date }))}
                  />
                )}
                <ul className={css.stack}>
                  {parcel.shop_items.map((item) => (
                    <li key={`${item.product_id} ${item.attr_id}`} className={css.spread}>
                      <span>
                        {item.name}
                        <span className={css.small}>
                          {[...item.attributes.map(({ value }) => value), `${item.num} adet`, ...item.unit_states].join(
                            ', ',
                          )}
                        </span>
                      </span>
                      <span>{liraText(item.price)}</span>
                    </li>
                  ))}
                </ul>
              </div>
            </Panel>
          ))}
          <Panel title="Mağazaların işi" end={`${packages.length} paket`} flush>
            <ul>
              {packages.map((one) => (
                <li key={one.id} className={own.line}>
                  <span className={own.lineText}>
                    <b>{one.shop_name}</b>
                    <span className={css.small}>
                      {[
                        one.accepted_at && `onay ${atText(new Date(one.accepted_at), now)}`,
                        one.packed_at && `paket ${atText(new Date(one.packed_at), now)}`,
                        one.tracking_no && `takip ${one.tracking_no}`,
                        one.overdue && `${one.days_late} iş günü gecikti`,
                      ]
                        .filter(Boolean)
                        .join(', ') || 'Mağaza henüz işlem yapmadı'}
                    </span>
                  </span>
                  <StateTag look={packageLooks[one.state]} />
                  {one.overdue && <StateTag look={['error', { shop: 'warning-circle' }, 'Gecikti']} />}
                </li>
              ))}
            </ul>
          </Panel>
          {order.cancellations.length > 0 && (
            <Panel title="İptal ve iadeler">
              <ul className={css.stack}>
                {order.cancellations.map(({ cancel_id, created_at, status_text, total }) => (
                  <li key={cancel_id} className={css.spread}>
                    <span>{`${atText(new Date(created_at), now)}, ${status_text}`}</span>
                    <b>{liraText(total)}</b>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          <Panel title="Giden iletiler" end={`${mails.length}`}>
            {mails.length === 0 ? (
              <p className={css.muted}>Saklanan ileti yok. Kayıtlar bir süre sonra silinir.</p>
            ) : (
              <ul className={css.stack}>
                {mails.map((mail) => (
                  <li key={`${mail.written_at} ${mail.subject}`}>
                    <SentMail of={mail} now={now} />
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        </div>
        <aside className={css.column} aria-label="Alıcı ve ödeme">
          <Panel title="Alıcı" end={order.of_member ? 'üye' : 'misafir'}>
            <div className={css.stack}>
              <Facts
                of={[
                  ['Ad', order.buyer],
                  ['E-posta', order.email],
                  [
                    'Teslimat',
                    [
                      order.deliver_to,
                      place ?? order.shipping.title,
                      addressLine({ ...delivery, zipCode: delivery.zip_code }, place ?? ''),
                    ].join('\n'),
                  ],
                  ['Telefon', delivery.phone],
                  ['Fatura', [invoice.name, invoice.tax, invoice.address].filter(Boolean).join('\n')],
                ]}
              />
              <p className={css.small}>Bu sayfaya bakıldığı denetim izine yazıldı.</p>
            </div>
          </Panel>
          <Panel title="Ödeme" end={payment.title}>
            <Facts of={[['Kart', payment.card], ...moneyOf(readOrder(order))]} />
          </Panel>
        </aside>
      </div>
    </>
  )
}

/** The sums that add up to the order's total, as its shopper sees them, and what became of it. */
const moneyOf = (order: Order): readonly (readonly [string, string | false])[] => {
  const { payment } = order
  return [
    ...orderSums(summedOrder(order)).map(
      ({ key, name = orderSumTitles[key], amount }) => [name, formatPrice(amount)] as const,
    ),
    [cartMessages.total, formatPrice(payment.amount)],
    ['Durum', orderPaymentText(order)],
    ['Geri ödenen', payment.refunded > 0 && formatPrice(payment.refunded)],
  ]
}

/** A mail with its time; the text is shown while it waits, because it is not kept once it is sent. */
function SentMail({ of: { subject, text, written_at, sent_at }, now }: SentMailProps) {
  const line = (
    <>
      <b>{subject}</b>{' '}
      <span className={css.muted}>
        {sent_at
          ? `${atText(new Date(sent_at), now)} gönderildi`
          : `${atText(new Date(written_at), now)} yazıldı, sırada`}
      </span>
    </>
  )
  if (text === '') return <p>{line}</p>
  return (
    <details>
      <summary>{line}</summary>
      <p className={css.quote}>{text}</p>
    </details>
  )
}
interface SentMailProps {
  readonly of: DeskOrder['mails'][number]
  readonly now: Date
}
