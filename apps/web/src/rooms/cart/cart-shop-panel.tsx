import {
  type Cart,
  cartMessages,
  type CartItem,
  type CartShop,
  formatPrice,
  lineDiscount,
  lineTotal,
  quantityLimit,
  type ShopTotals,
  subtract,
} from '@market/domain'
import { lineKey } from '@market/stores'
import { AspectPicture, Button, Link, Panel, Price, QuantityField, Tag } from '@market/ui'
import { type RefObject, useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { deliveryText } from '../../shell/delivery-text.ts'
import { failureText } from '../../shell/failure-text.ts'
import { pictureSource } from '../../shell/picture-source.ts'
import { ShopScore } from '../../shell/shop-score.tsx'
import { shellTexts } from '../../shell/texts.ts'
import * as css from './cart-page.css.ts'
import { cartTexts as texts } from './texts.ts'
import { useRemoval } from './use-removal.ts'

interface CartShopPanelProps {
  readonly cart: Cart
  readonly shop: CartShop & ShopTotals
  /** The list of all rows: after a removal the focus moves to the row that follows. */
  readonly list: RefObject<HTMLDivElement | null>
  readonly save: (item: CartItem) => Promise<void>
}

/** What one shop sends, with its own day, fee and subtotal. */
export function CartShopPanel({ cart, shop, list, save }: CartShopPanelProps) {
  const free = shop.cargoTotalPrice === 0
  const missing = shop.freeCargoOver !== null && !free ? subtract(shop.freeCargoOver, shop.subTotal) : undefined
  return (
    <Panel
      flush
      icon="storefront"
      title={
        <>
          <Link href={shop.shopUrl} className={css.shopLink}>
            {shop.shopName}
          </Link>{' '}
          <ShopScore points={shop.rating} />
        </>
      }
      end={texts.delivery(deliveryText(shop.delivery))}
      foot={
        <div className={css.foot}>
          {free ? (
            <Tag tone="primary" icon="truck">
              {cartMessages.freeCargo}
            </Tag>
          ) : (
            missing && missing > 0 && <span className={css.hint}>{texts.addForFree(formatPrice(missing))}</span>
          )}
          <span className={css.footTotals}>
            {!free && (
              <span>
                {texts.cargoShort} <b>{formatPrice(shop.cargoTotalPrice)}</b>
              </span>
            )}
            <span>
              {texts.subTotal} <b>{formatPrice(shop.billingPrice)}</b>
            </span>
          </span>
        </div>
      }
    >
      {shop.items.map((item) => (
        <CartRow key={lineKey(item)} cart={cart} item={item} list={list} save={save} />
      ))}
    </Panel>
  )
}

function CartRow({
  cart,
  item,
  list,
  save,
}: Pick<CartShopPanelProps, 'cart' | 'list' | 'save'> & { readonly item: CartItem }) {
  const store = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const { busy } = useStream(store.state)
  const [reason, setReason] = useState<string>()
  const remove = useRemoval(cart)
  const name = `${item.brand} ${item.name}`
  const most = quantityLimit(item)
  const change = async (wanted: number, typed?: number) => {
    setReason((typed ?? wanted) > most ? texts.limited(most) : undefined)
    const answer = await store.change(item, wanted)
    if (!answer.ok)
      notices.open({
        type: 'error',
        title: shellTexts.failed.title,
        text: failureText(answer.failure),
        timeout: 0,
        actions: [{ text: shellTexts.failed.close, kind: 'primary' }],
      })
  }
  const row = useRef<HTMLElement>(null)
  const rows = () => [...(list.current?.querySelectorAll('[data-row]') ?? [])]
  /** What moves the focus, once this row is gone, to the one that followed it, or the last. */
  const leave = () => {
    const at = rows().findIndex((one) => one === row.current)
    return () => {
      const next = rows()[at] ?? rows().at(-1)
      next?.querySelector<HTMLElement>('[data-name]')?.focus()
    }
  }
  return (
    <article ref={row} className={css.row} data-row aria-label={name}>
      <Link href={item.url} tabIndex={-1} aria-hidden>
        <AspectPicture src={pictureSource(item.image, 160)} alt="" width={96} height={96} className={css.picture} />
      </Link>
      <div className={css.about}>
        <Link href={item.url} className={css.name} data-name>
          <b>{item.brand}</b> {item.name}
        </Link>
        {item.attributes.length > 0 && (
          <p className={css.attributes}>{item.attributes.map(({ key, value }) => `${key}: ${value}`).join(', ')}</p>
        )}
        {lineDiscount(item) > 0 && <Tag tone="dealSoft">{`${formatPrice(lineDiscount(item))} indirimli`}</Tag>}
        <div className={css.rowActions}>
          <Button
            variant="text"
            size="sm"
            icon="trash"
            className={css.remove}
            aria-label={texts.removeLabel(name)}
            onClick={() => remove(item, leave())}
          >
            {texts.remove}
          </Button>
          <Button
            variant="text"
            size="sm"
            aria-label={texts.saved.saveLabel(name)}
            onClick={() => void save(item).then(leave())}
          >
            {texts.saved.save}
          </Button>
        </div>
      </div>
      <div className={css.quantity}>
        {item.active && item.stock > 0 ? (
          <QuantityField
            label={texts.quantity(name)}
            value={item.quantity}
            max={Math.max(most, 1)}
            loading={busy.includes(lineKey(item))}
            reason={reason}
            onChange={(wanted, typed) => void change(wanted, typed)}
          />
        ) : (
          <Tag>{texts.soldOut}</Tag>
        )}
      </div>
      <div className={css.price}>
        <Price
          amount={formatPrice(lineTotal(item))}
          previous={
            lineDiscount(item) > 0
              ? formatPrice(lineTotal({ ...item, singlePrice: item.originalPrice, discount: null }))
              : undefined
          }
        />
      </div>
    </article>
  )
}
