import { formatPrice } from '@market/domain/money'
import type { Order, Parcel } from '@market/domain/orders'
import { AspectPicture, ButtonLink, Link, Panel } from '@market/ui'
import { dateText } from '../../shared/time/date-text.ts'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import * as css from './orders.css.ts'
import { orderTexts as texts } from './texts.ts'

/** Lines of a parcel that the list shows; further lines are shown as a count. */
const shownLines = 3

/** An order in the list: products, status of its parcels, link to its page. */
export function OrderCard({ order }: { readonly order: Order }) {
  return (
    <Panel flush aria-label={order.orderId}>
      <div className={css.card}>
        <div className={css.cardHead}>
          <span>
            <b>{order.orderId}</b> · {dateText(order.createdAt)}
          </span>
          <b>{formatPrice(order.payment.left > 0 ? order.payment.left : order.payment.amount)}</b>
        </div>
        {order.shops.map((parcel) => (
          <ParcelLines key={parcel.shopId} parcel={parcel} />
        ))}
        <div>
          <ButtonLink
            href={`/my/siparisler/${order.orderId}`}
            variant="secondary"
            size="sm"
            aria-label={texts.openOf(order.orderId)}
          >
            {texts.open}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}

function ParcelLines({ parcel }: { readonly parcel: Parcel }) {
  const more = parcel.items.length - shownLines
  return (
    <div className={css.parcel}>
      <p className={css.status}>{parcel.statusText}</p>
      <ul className={css.lines} aria-label={parcel.shopName}>
        {parcel.items.slice(0, shownLines).map((item) => (
          <li key={`${item.productId};${item.attrId}`} className={css.line}>
            <AspectPicture src={pictureSource(item.image, 96)} alt="" width={48} height={48} className={css.picture} />
            <span>
              <Link href={item.url}>
                {item.brand} {item.name}
              </Link>
              <span className={css.note}>
                {' '}
                {[...item.attributes.map(({ value }) => value), texts.units(item.quantity)].join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={css.note}>{texts.otherLines(more)}</p>}
      {parcel.nextStep && <p className={css.note}>{parcel.nextStep}</p>}
    </div>
  )
}
