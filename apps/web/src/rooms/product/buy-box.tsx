import { isMember } from '@market/domain/session'
import { add as addMoney, formatPrice, kurus, times } from '@market/domain/money'
import { bestInstallment } from '@market/domain/installments'
import { lineTotal } from '@market/domain/line'
import {
  type AddedService,
  choiceText,
  combinationOf,
  discountBought,
  discountLabel,
  isNearlySoldOut,
  missingVariant,
  type ProductDeal,
  type ProductDetail,
  type ProductVariants,
  stockOfChoice,
  surchargeOf,
} from '@market/domain/catalog'
import { addLimit } from '@market/domain/cart'
import type { PriceStatus } from '@market/domain/shell'
import { LateInView, LatePart, useService, useStream } from '@market/react'
import { Button, Icon, Price, ProgressBar, QuantityField, Rating } from '@market/ui'
import { useId, useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { discountPercent, formatCount, formatScore } from '../../shared/product/product-figures.ts'
import { cardTexts } from '../../shared/product/texts.ts'
import { useAddToCart } from '../../shared/cart/use-add-to-cart.ts'
import { BuyNowButton } from '../../shared/cart/buy-now-button.tsx'
import { cartLineTexts } from '../../shared/cart/texts.ts'
import { TellMeLink } from './alarm/tell-me-link.tsx'
import { ColourSwatch } from './colour-swatch.tsx'
import { OffersFold } from './offers-fold.tsx'
import { DealLine } from './prices/deal-line.tsx'
import * as css from './product-page.css.ts'
import { productTexts as texts } from './product-texts.ts'
import { ServiceList } from './service-list.tsx'

const bringInstallments = async () => (await import('./extras/installments-dialog.tsx')).InstallmentsDialog
const bringOwnCard = async () => (await import('./extras/own-card.tsx')).OwnCard
const bringActions = async () => (await import('./extras/product-actions.tsx')).ProductActions

interface BuyBoxProps {
  readonly product: ProductDetail
  readonly deal: ProductDeal | undefined
  readonly services: readonly AddedService[]
  /** Ids of the chosen variant values, one for each variant. */
  readonly chosen: readonly number[]
  readonly onChosen: (chosen: readonly number[]) => void
  /** Called with the current variants after they were loaded again. */
  readonly onVariants: (variants: ProductVariants) => void
}

/** Price, variants, quantity and the button that adds the product to the cart. */
export function BuyBox({ product, deal, services: offered, chosen, onChosen, onVariants }: BuyBoxProps) {
  const variants = product.attributes.filter(({ attributeType }) => attributeType === 'variant')
  const [wanted, setWanted] = useState(1)
  const [priceStatus, setPriceStatus] = useState<PriceStatus>('COMPLETED')
  const [comparing, setComparing] = useState(false)
  const [typed, setTyped] = useState<number>()
  const [asked, setAsked] = useState(false)
  const askedId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [insurance, setInsurance] = useState<readonly number[]>([])
  const add = useAddToCart()
  const { busy } = useStream(useService(services.CartStore).state)
  const { user } = useStream(useService(services.SessionStore).state)

  const added = surchargeOf(product, chosen)
  const [price, original] = [kurus(product.price + added), kurus(product.originalPrice + added)]
  const missing = missingVariant(product, chosen)
  const stock = stockOfChoice(product, chosen)
  const max = addLimit({ stock, upperLimit: product.upperLimit })
  const quantity = Math.max(1, Math.min(wanted, max))
  // A combination needs a value for every variant.
  const attrId = missing ? '' : combinationOf(chosen)
  const onSale = product.active && product.shop.shopActive
  const sold = onSale && max > 0
  const installment = bestInstallment(price, product.installments)
  const discounted = original > price
  const choice = choiceText(product, chosen)
  /** Scrolls to the first variant without a chosen value, and marks it. */
  const ask = () => {
    setAsked(true)
    const group = box.current?.querySelector('[data-asked]')
    group?.scrollIntoView({ block: 'center' })
    group?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
  }
  const servicePrices = offered.filter(({ id }) => insurance.includes(id)).map((service) => service.price)
  const total = addMoney(
    lineTotal({ singlePrice: price, originalPrice: original, quantity, discount: product.discount }),
    times(addMoney(...servicePrices), quantity),
  )

  return (
    <div className={css.buy} ref={box}>
      <h1 className={css.title}>
        <b>{product.brand}</b> {product.name}
      </h1>
      {product.ratingCount > 0 && (
        <p className={css.rating}>
          <Rating score={formatScore(product.average)} />
          <a href="#comments" className={css.inlineLink}>
            {texts.reviews(formatCount(product.ratingCount))}
          </a>
        </p>
      )}
      <div className={css.priceRow} aria-busy={priceStatus === 'LOADING'}>
        <Price
          size="product"
          amount={formatPrice(price)}
          previous={discounted ? formatPrice(original) : undefined}
          off={discounted ? cardTexts.offLabel(discountPercent({ price, originalPrice: original })) : undefined}
          beside
        />
        {discounted && <span className={css.saved}>{texts.saved(formatPrice(kurus(original - price)))}</span>}
      </div>
      {deal && onSale && <DealLine deal={deal} added={added} />}
      <ul className={css.facts}>
        {discounted && (
          <li>
            <Icon name="info" size="md" /> {texts.lowest} <b>{formatPrice(kurus(product.lowestPrice + added))}</b>
          </li>
        )}
        {sold && (
          <li>
            <Icon name="credit-card" size="md" />{' '}
            {installment ? (
              <>
                {(installment.interest === 0 ? texts.interestFree : texts.withInterest)(installment.count)}{' '}
                <b>{formatPrice(installment.monthly)}</b>{' '}
                {installment.interest > 0 && texts.installmentTotal(formatPrice(installment.total))}
              </>
            ) : (
              texts.noInstallment
            )}
          </li>
        )}
        {sold && installment && (
          <li className={css.ownCard}>
            <Button variant="text" size="sm" className={css.installmentsButton} onClick={() => setComparing(true)}>
              {texts.allInstallments}
            </Button>
            {isMember(user) && <LateInView bring={bringOwnCard} props={{ productId: product.id, price }} />}
          </li>
        )}
      </ul>
      {comparing && (
        <LatePart
          bring={bringInstallments}
          props={{ productId: product.id, price, onClosed: () => setComparing(false) }}
          onFailed={() => setComparing(false)}
        />
      )}
      {product.discount && onSale && product.stock > 0 && (
        <div className={css.discount}>
          <Icon name="tag" filled size="lg" />
          <div>
            <b>{discountLabel}</b> · {texts.discountLimit} {product.discount.maxQuantity} adette
            <ProgressBar
              tone="deal"
              label={texts.bought(discountBought(product.discount), product.discount.originalQuantity)}
              value={discountBought(product.discount)}
              max={product.discount.originalQuantity}
            />
          </div>
          <span>{texts.bought(discountBought(product.discount), product.discount.originalQuantity)}</span>
        </div>
      )}
      {variants.map((variant) => (
        <fieldset
          key={variant.name}
          className={css.variant}
          data-asked={variant === missing || undefined}
          aria-describedby={asked && variant === missing ? askedId : undefined}
        >
          <legend>
            {variant.name}: <b>{variant.values.find(({ id }) => chosen.includes(id))?.name}</b>
          </legend>
          {variant === missing && (
            <p id={askedId} role="alert" className={css.asked}>
              {asked && texts.chooseFirst(variant.name)}
            </p>
          )}
          <div className={css.choices}>
            {variant.values.map((value) => {
              const others = chosen.filter((id) => !variant.values.some((other) => other.id === id))
              const left = stockOfChoice(product, [...others, value.id])
              const current = chosen.includes(value.id)
              return (
                <label
                  key={value.id}
                  className={current ? css.currentChoice : left > 0 ? css.choice : css.soldOutChoice}
                >
                  <input
                    type="radio"
                    name={variant.name}
                    className={css.radio}
                    checked={current}
                    onChange={() => onChosen([...others, value.id])}
                  />
                  <span className={css.choiceName}>
                    {value.colour && <ColourSwatch colour={value.colour} />}
                    {value.name}
                  </span>
                  {left === 0 ? (
                    <small>{texts.soldOut}</small>
                  ) : (
                    value.addPrice !== 0 && (
                      <small>{`${value.addPrice > 0 ? '+' : ''}${formatPrice(value.addPrice)}`}</small>
                    )
                  )}
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
      {product.infMsg && <p className={css.note}>{product.infMsg}</p>}
      <div className={css.order}>
        {sold && (
          <QuantityField
            label={texts.quantity}
            value={quantity}
            max={max}
            onChange={(value, refused) => {
              setWanted(value)
              setTyped(refused)
            }}
            reason={wanted > max ? texts.clamped(max) : (typed ?? 0) > max && texts.max(max)}
          />
        )}
        <div className={css.buyBar}>
          <span className={css.barPrice} aria-hidden>
            {formatPrice(total)}
            {choice && <small className={css.barChoice}>{choice}</small>}
          </span>
          <Button
            size="lg"
            full
            icon="cart"
            className={css.buyButton}
            disabled={!sold}
            loading={!missing && busy.includes(`${product.id};${attrId}`)}
            onClick={() => (missing ? ask() : void add({ productId: product.id, attrId, quantity, insurance }))}
          >
            {!onSale ? (
              texts.inactive
            ) : max < 1 ? (
              texts.soldOut
            ) : missing ? (
              texts.choose(missing.name)
            ) : quantity > 1 || insurance.length > 0 ? (
              <span>
                {texts.add} <span className={css.buttonPrice}>· {formatPrice(total)}</span>
              </span>
            ) : (
              texts.add
            )}
          </Button>
          {sold && missing && (
            <Button variant="secondary" size="lg" full onClick={ask}>
              {cartLineTexts.buyNow}
            </Button>
          )}
          {sold && !missing && (
            <BuyNowButton
              variant="secondary"
              size="lg"
              full
              wish={{ productId: product.id, attrId, quantity, insurance }}
            />
          )}
        </div>
      </div>
      {sold && <p className={css.scriptless}>{texts.scriptless}</p>}
      {!sold && (
        <>
          <TellMeLink productUrl={product.url} />
          <p className={css.note}>
            {onSale && `${texts.soldOutNote} `}
            <a href="#related" className={css.inlineLink}>
              {texts.seeRelated}
            </a>
          </p>
        </>
      )}
      {sold && offered.length > 0 && <ServiceList services={offered} wanted={insurance} onWanted={setInsurance} />}
      <div className={product.badges.includes('wholeSale') ? css.fullActionsPlace : css.actionsPlace}>
        <LateInView
          bring={bringActions}
          props={{ product, chosen, onChosen, onVariants, onPriceStatus: setPriceStatus }}
        />
      </div>
      <OffersFold product={product.id} />
      {sold && !missing && isNearlySoldOut(stock) && <p className={css.lastPieces}>{texts.lastPieces(stock)}</p>}
    </div>
  )
}
