import { add, formatPrice } from '@market/domain/money'
import { isOnSale, lineTotal } from '@market/domain/line'
import { type CartAddition, type CartItem, quantityLimit, type SharedCart } from '@market/domain/cart'
import { lineKey } from '@market/stores'
import { Button, Checkbox, Link, Panel, Price, VisuallyHidden } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { gatewayProblem } from '../../../page/page-failure.ts'
import { definePage } from '../../../page/page.ts'
import { useAddManyToCart } from '../../../shared/cart/use-add-many-to-cart.ts'
import { pictureSource } from '../../../shared/picture/picture-source.ts'
import { dateText } from '../../../shared/time/date-text.ts'
import { UnsoldTag } from '../unsold-tag.tsx'
import { sharedCartTexts as texts } from './shared-cart-texts.ts'
import * as css from './shared-cart.css.ts'

/** Maximum number of products that one call adds to the cart. */
const atOnce = 50

/**
 * `/my/paylasilan-sepet/{token}`: a cart that its owner shared. It is not cached, so that it disappears as soon as the
 * owner ends the sharing.
 */
export const page = definePage<SharedCart>({
  async load({ params, services: container }) {
    const answer = await container.get(services.SharedCartGateway).open(params['token'] ?? '')
    if (!answer.ok) throw gatewayProblem(answer.failure, texts.problems)
    return answer.value
  },
  head: ({ owner }) => ({ title: texts.by(owner), noindex: true }),
  Component: ({ data }) => <SharedCartPage {...data} />,
})

/** The owner's quantity, or the highest one that is available. */
const additionOf = (item: CartItem): CartAddition => ({
  productId: item.productId,
  attrId: item.attrId,
  quantity: Math.min(item.quantity, quantityLimit(item)),
})

function SharedCartPage({ owner, endsAt, items }: SharedCart) {
  const addMany = useAddManyToCart()
  const sold = items.filter(isOnSale)
  const [left, setLeft] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const chosen = sold.filter((item) => !left.includes(lineKey(item)))
  const choose = (item: CartItem, wanted: boolean) =>
    setLeft(wanted ? left.filter((key) => key !== lineKey(item)) : [...left, lineKey(item)])
  const put = async () => {
    setBusy(true)
    for (let from = 0; from < chosen.length; from += atOnce)
      if (!(await addMany(chosen.slice(from, from + atOnce).map(additionOf)))) break
    setBusy(false)
  }
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{texts.by(owner)}</h1>
        <p className={css.note}>{texts.about(items.length, dateText(endsAt))}</p>
      </header>
      <Panel
        flush
        foot={
          <div className={css.foot}>
            <span>
              {texts.chosen} <b>{formatPrice(add(...chosen.map(lineTotal)))}</b>
            </span>
            <Button icon="cart" loading={busy} disabled={chosen.length === 0} onClick={() => void put()}>
              {chosen.length === 0 ? texts.none : texts.add(chosen.length)}
            </Button>
          </div>
        }
      >
        <ul className={css.rows}>
          {items.map((item) => (
            <Row
              key={lineKey(item)}
              item={item}
              chosen={chosen.includes(item)}
              onChosen={(wanted) => choose(item, wanted)}
            />
          ))}
        </ul>
      </Panel>
    </div>
  )
}

interface RowProps {
  readonly item: CartItem
  readonly chosen: boolean
  readonly onChosen: (chosen: boolean) => void
}

function Row({ item, chosen, onChosen }: RowProps) {
  const onSale = isOnSale(item)
  return (
    <li className={css.row}>
      <Checkbox
        label={<VisuallyHidden>{texts.choose(`${item.brand} ${item.name}`)}</VisuallyHidden>}
        checked={chosen}
        disabled={!onSale}
        onChange={(event) => onChosen(event.target.checked)}
      />
      <img src={pictureSource(item.image, 96)} alt="" width={72} height={72} loading="lazy" className={css.picture} />
      <div>
        <p className={css.name}>
          <Link href={item.url}>
            <b>{item.brand}</b> {item.name}
          </Link>
        </p>
        <p className={css.note}>
          {[...item.attributes.map(({ key, value }) => `${key}: ${value}`), texts.units(item.quantity)].join(', ')}
        </p>
      </div>
      {onSale ? <Price amount={formatPrice(lineTotal(item))} /> : <UnsoldTag item={item} />}
    </li>
  )
}
