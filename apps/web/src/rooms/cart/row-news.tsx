import { isOnSale } from '@market/domain/line'
import { type CartItem, lineNews } from '@market/domain/cart'
import { failureText, useErrorDialog, useService } from '@market/react'
import { IconButton, Tag, TextLink } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { priceChange } from '../../shared/cart/price-change.ts'
import { alarmAddress } from '../../shared/product/alarm-address.ts'
import * as css from './cart-page.css.ts'
import { cartTexts as texts } from './texts.ts'

/**
 * Changes of a cart line since it was added: a new price, shown until it is dismissed, few units left, or a link to the
 * stock alarm.
 */
export function RowNews({ item, name }: { readonly item: CartItem; readonly name: string }) {
  const store = useService(services.CartStore)
  const fail = useErrorDialog()
  const { cheaperBy, left } = lineNews(item)
  const dismiss = async () => {
    const answer = await store.dismissPrice(item)
    if (!answer.ok) fail(failureText(answer.failure))
  }
  const said = priceChange(item)
  return (
    <>
      {left !== null && (
        <p className={css.saved}>
          <Tag tone="dealSoft">{texts.lastPieces(left)}</Tag>
        </p>
      )}
      {said && (
        <p role="status" className={cheaperBy === null ? css.dearer : css.cheaper}>
          {said}
          <IconButton icon="x" iconSize="sm" label={texts.dismissPrice(name)} onClick={() => void dismiss()} />
        </p>
      )}
      {!isOnSale(item) && item.active && (
        <p className={css.saved}>
          <TextLink href={alarmAddress(item.url, 'stock')} aria-label={texts.tellMeLabel(name)}>
            {texts.tellMe}
          </TextLink>
        </p>
      )}
    </>
  )
}
