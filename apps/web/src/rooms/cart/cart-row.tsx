import { formatPrice, zero } from '@market/domain/money'
import { isOnSale, lineDiscount, lineTotal, unitsAtPrice } from '@market/domain/line'
import type { Reduction } from '@market/domain/promotions'
import {
  accessoryCategory,
  type Cart,
  type CartItem,
  cartRow,
  isChosen,
  isSameLine,
  type LineChange,
  type LineRef,
  quantityChange,
  quantityLimit,
  showsInput,
} from '@market/domain/cart'
import type { WaitingWrite } from '@market/domain/shell'
import { failureText, useErrorDialog, useMachine, useService, useStream } from '@market/react'
import { lineKey } from '@market/stores'
import { AspectPicture, Button, Link, Price, QuantityField, Tag, VisuallyHidden } from '@market/ui'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { BuyNowButton } from '../../shared/cart/buy-now-button.tsx'
import { cartLineTexts } from '../../shared/cart/texts.ts'
import { ServiceLines } from '../../shared/cart/service-lines.tsx'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import { reductionText } from '../../shared/promotion/reduction-text.ts'
import { AccessoryOffer } from './accessory-offer.tsx'
import * as css from './cart-page.css.ts'
import { GiftLine } from './gift/gift-line.tsx'
import { LineChoice } from './line-choice.tsx'
import { RowNews } from './row-news.tsx'
import { cartTexts as texts } from './texts.ts'
import { UnsoldTag } from './unsold-tag.tsx'

interface CartRowProps {
  readonly cart: Cart
  readonly item: CartItem
  /** All lines of the cart, selected or not. */
  readonly items: readonly CartItem[]
  /** The line's discounts by campaigns and coupons; empty if the line is not selected. */
  readonly reductions: readonly Reduction[]
  /** The list of all rows: after a removal the focus moves to the row that follows. */
  readonly list: RefObject<HTMLDivElement | null>
  readonly save: (item: CartItem) => Promise<boolean>
  readonly remove: (item: CartItem, after?: () => void) => void
}

/** A cart line with its quantity, services and actions. */
export function CartRow({ cart, item, items, reductions, list, save, remove }: CartRowProps) {
  const name = `${item.brand} ${item.name}`
  const onSale = isOnSale(item)
  const chosen = isChosen(cart, item)
  const choosable = items.length > 1 || !chosen
  const accessory = accessoryCategory(item)
  const discount = onSale ? lineDiscount(item) : zero
  const row = useRef<HTMLElement>(null)
  const rows = () => [...(list.current?.querySelectorAll('[data-row]') ?? [])]
  /** Call it before this row is removed. The returned function then focuses the next row, or the last one. */
  const leave = () => {
    const at = rows().findIndex((one) => one === row.current)
    return () => {
      const next = rows()[at] ?? rows().at(-1)
      next?.querySelector<HTMLElement>('[data-name]')?.focus()
    }
  }
  const putAside = async () => {
    const onward = leave()
    if (await save(item)) onward()
  }
  return (
    <article
      ref={row}
      className={choosable ? `${css.row} ${css.choosable}` : css.row}
      data-row={lineKey(item)}
      aria-label={name}
    >
      {choosable && (
        <div className={css.choice}>
          <LineChoice cart={cart} lines={[item]} label={<VisuallyHidden>{texts.chooseLine(name)}</VisuallyHidden>} />
        </div>
      )}
      <Link href={item.url} tabIndex={-1} aria-hidden className={css.pictureLink}>
        <AspectPicture src={pictureSource(item.image, 160)} alt="" width={96} height={96} className={css.picture} />
      </Link>
      <div className={css.about}>
        <Link href={item.url} className={css.name} data-name>
          <b>{item.brand}</b> {item.name}
        </Link>
        {item.attributes.length > 0 && (
          <p className={css.attributes}>{item.attributes.map(({ key, value }) => `${key}: ${value}`).join(', ')}</p>
        )}
        <RowNews item={item} name={name} />
        <RowFacts items={items} item={item} />
        {discount > 0 && (
          <p className={css.saved}>
            <Tag tone="dealSoft">{`${formatPrice(discount)} indirimli`}</Tag>
          </p>
        )}
        {reductions.map((reduction) => (
          <p key={reduction.promotionId} className={css.saved}>
            <Tag tone="dealSoft">{reductionText(reduction)}</Tag>
          </p>
        ))}
        <ServiceLines item={item} />
        {onSale && <GiftLine item={item} name={name} />}
        {accessory && onSale && item.relatedProductId == null && (
          <AccessoryOffer item={item} items={items} category={accessory} />
        )}
        <div className={css.lineActions}>
          <Button
            variant="text"
            size="sm"
            icon="trash"
            aria-label={texts.removeLabel(name)}
            onClick={() => remove(item, leave())}
          >
            {texts.remove}
          </Button>
          <Button variant="text" size="sm" aria-label={texts.saved.saveLabel(name)} onClick={() => void putAside()}>
            {texts.saved.save}
          </Button>
          {onSale && items.length > 1 && (
            <BuyNowButton variant="text" size="sm" aria-label={cartLineTexts.buyNowLabel(name)} wish={wishOf(item)} />
          )}
        </div>
      </div>
      <div className={css.quantity}>{onSale ? <RowQuantity item={item} name={name} /> : <UnsoldTag item={item} />}</div>
      <div className={css.price}>
        <Price
          amount={formatPrice(lineTotal(item))}
          previous={
            discount > 0
              ? formatPrice(lineTotal({ ...item, singlePrice: item.originalPrice, discount: null }))
              : undefined
          }
        />
        {!(onSale && chosen) && <p className={css.attributes}>{texts.notCounted}</p>}
      </div>
    </article>
  )
}

/** Asks for exactly the line's units, so that buying it alone leaves the line as it is, with its services. */
const wishOf = ({ productId, attrId, quantity }: CartItem) => ({ productId, attrId, quantity })

/** Details that the line's amount does not show: units at two prices, units of an earlier cart, a linked product. */
function RowFacts({ items, item }: Pick<CartRowProps, 'items' | 'item'>) {
  const cheap = unitsAtPrice(item)
  const [price, original] = [formatPrice(item.singlePrice), formatPrice(item.originalPrice)]
  const related = items.find(({ productId }) => productId === item.relatedProductId && productId !== item.productId)
  const facts = [
    cheap < item.quantity && price !== original
      ? texts.mixedPrices(cheap, price, item.quantity - cheap, original)
      : item.quantity > 1 && texts.unitPrice(price),
    (item.earlierUnits ?? 0) > 0 && cartLineTexts.earlierLine(item.earlierUnits ?? 0, item.quantity),
    related && texts.linked(`${related.brand} ${related.name}`),
  ]
  return facts.map(
    (fact) =>
      fact && (
        <p key={fact} className={css.attributes}>
          {fact}
        </p>
      ),
  )
}

/** The quantity change of this cart line that is queued while offline. */
function changeOf(writes: readonly WaitingWrite[], line: LineRef): LineChange | undefined {
  const changes = writes.flatMap(({ wish }) => (wish.what === 'change' ? [wish.change] : []))
  return changes.find((change) => isSameLine(change, line))
}

/**
 * The quantity of a cart line, controlled by the core's row machine (rules.md C5): a spinner while it is sent, an error
 * that stays.
 */
function RowQuantity({ item, name }: { readonly item: CartItem; readonly name: string }) {
  const store = useService(services.CartStore)
  const [state, send] = useMachine(cartRow)
  const [reason, setReason] = useState<string>()
  const { writes } = useStream(useService(services.WaitingStore).state)
  // While offline, show the confirmed quantity; the price for another one may be outdated.
  const later = changeOf(writes, item)
  const max = quantityLimit(item)
  const change = async (wanted: number, typed?: number) => {
    setReason((typed ?? wanted) > max ? texts.limited(max) : undefined)
    if (!quantityChange(item, wanted)) return
    send({ type: 'change' })
    const answer = await store.change(item, wanted)
    const failed = !answer.ok && answer.failure.kind !== 'waits'
    send(failed ? { type: 'change-failed', message: failureText(answer.failure) } : { type: 'changed' })
  }
  const { error } = state
  const showError = useEffectEvent(useErrorDialog())
  useEffect(() => {
    if (error === null) return
    showError(error, () => send({ type: 'dialog-closed' }))
  }, [error, send])
  return (
    <QuantityField
      label={texts.quantity(name)}
      value={item.quantity}
      max={Math.max(max, 1)}
      loading={!showsInput(state)}
      reason={later ? texts.changesLater(later.number) : reason}
      onChange={(wanted, typed) => void change(wanted, typed)}
    />
  )
}
