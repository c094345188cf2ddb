import type { OrderItem, Parcel } from '@market/domain/orders'
import { Link } from '@market/ui'
import { orderTexts as texts } from './texts.ts'

const nameOf = ({ brand, name }: OrderItem) => `${brand} ${name}`

/** Actions on a line of an order: questions to the shop are asked on the product's page. */
export const guestLineActions = (item: OrderItem) => (
  <Link href={`${item.url}#magazaya-sor`} aria-label={texts.askOf(nameOf(item))}>
    {texts.ask}
  </Link>
)

/** Members comment on what they have in hand. */
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
