import type { OrderItem, Parcel } from '@market/domain/orders'
import { Link } from '@market/ui'
import { orderTexts as texts } from './texts.ts'

const nameOf = ({ brand, name }: OrderItem) => `${brand} ${name}`

/** Actions on an order line for guests: a link to the product's page, where questions to the shop are asked. */
export const guestLineActions = (item: OrderItem) => (
  <Link href={`${item.url}#magazaya-sor`} aria-label={texts.askOf(nameOf(item))}>
    {texts.ask}
  </Link>
)

/** Actions on an order line for members, who can also review delivered products. */
export const memberLineActions = (item: OrderItem, parcel: Parcel) => (
  <>
    {parcel.status === 'delivered' && parcel.fetchUntil === null && (
      <Link href={`/my/tr/yorumlar?urun=${item.productId}`} aria-label={texts.reviewOf(nameOf(item))}>
        {texts.review}
      </Link>
    )}
    {guestLineActions(item)}
  </>
)
