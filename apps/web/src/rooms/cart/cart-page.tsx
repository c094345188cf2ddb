import { add, type Cart, cartMessages, cartTotals, formatPrice, visitorOf } from '@market/domain'
import {
  Alert,
  AspectPicture,
  Button,
  ButtonLink,
  EmptyState,
  Icon,
  PaymentLogos,
  Receipt,
  ReceiptLine,
  ReceiptTotal,
  Skeleton,
  VisuallyHidden,
} from '@market/ui'
import { useEffect, useRef } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { definePage } from '../../routes/page.ts'
import { pictureSource } from '../../shell/picture-source.ts'
import { CartShopPanel } from './cart-shop-panel.tsx'
import * as css from './cart-page.css.ts'
import { cartTexts as texts } from './texts.ts'
import { useRemoval } from './use-removal.ts'

/** `/my/tr/sepet`. The server draws the frame; what is in the cart is the visitor's own. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, description: texts.description, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: CartPage,
})

function CartPage() {
  const store = useService(services.CartStore)
  const session = useService(services.SessionStore)
  const { cart, status } = useStream(store.state)
  useEffect(() => {
    void session.start().then(() => store.check())
  }, [session, store])
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{texts.title}</h1>
        {cart && cart.count > 0 && <CartHead cart={cart} />}
      </div>
      {cart ? (
        cart.count > 0 ? (
          <FilledCart cart={cart} />
        ) : (
          <EmptyCart />
        )
      ) : status === 'failed' ? (
        <Failed retry={() => void store.check()} />
      ) : (
        <Loading />
      )}
    </>
  )
}

function CartHead({ cart }: { readonly cart: Cart }) {
  const remove = useRemoval(cart)
  return (
    <>
      <span className={css.count}>{texts.count(cart.count, cart.shops.length)}</span>
      <Button variant="text" size="sm" className={css.removeAll} onClick={() => remove()}>
        {texts.removeAll}
      </Button>
    </>
  )
}

function FilledCart({ cart }: { readonly cart: Cart }) {
  const totals = cartTotals(cart)
  const { user } = useStream(useService(services.SessionStore).state)
  const member = user && visitorOf(user) === 'member'
  const blocked = cart.messages.some(({ type }) => type === 'error')
  const list = useRef<HTMLDivElement>(null)
  const total = formatPrice(totals.total)
  return (
    <div className={css.layout}>
      <div ref={list} className={css.shops}>
        {cart.messages.map((message) => (
          <Alert key={message.text} tone={message.type} announced>
            {message.text}
          </Alert>
        ))}
        {totals.shops.map((shop) => (
          <CartShopPanel key={shop.shopId} cart={cart} shop={shop} list={list} />
        ))}
      </div>
      <div className={css.summary}>
        <Receipt title={texts.summary}>
          <ReceiptLine label={texts.goods} value={formatPrice(add(totals.subTotal, totals.totalDiscount))} />
          {totals.totalDiscount > 0 && (
            <ReceiptLine saving label={texts.discounts} value={`−${formatPrice(totals.totalDiscount)}`} />
          )}
          <ReceiptLine
            label={cartMessages.cargo}
            value={totals.cargoTotalPrice === 0 ? cartMessages.freeCargo : formatPrice(totals.cargoTotalPrice)}
          />
          <ReceiptTotal label={cartMessages.total} amount={total} />
          <div className={css.actions}>
            {member ? (
              <ButtonLink href="/my/tr/adres" size="lg" full aria-disabled={blocked}>
                {texts.checkout}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink href="/my/tr/adres" size="lg" full aria-disabled={blocked}>
                  {texts.guest}
                </ButtonLink>
                <ButtonLink href="/giris-yap?redirect=my-tr-adres" size="lg" full variant="secondary">
                  {texts.login}
                </ButtonLink>
              </>
            )}
          </div>
        </Receipt>
        <p className={css.safe}>
          <Icon name="lock" /> {texts.safe}
        </p>
        <PaymentLogos brands={['visa', 'mastercard', 'troy']} />
      </div>
      <VisuallyHidden>
        <span role="status">{texts.total(total)}</span>
      </VisuallyHidden>
      <div className={css.bar}>
        <span>
          <small>{cartMessages.total}</small>
          <b>{total}</b>
        </span>
        <ButtonLink href="/my/tr/adres">{texts.checkout}</ButtonLink>
      </div>
    </div>
  )
}

function EmptyCart() {
  return (
    <EmptyState
      picture={<AspectPicture src={pictureSource('basket.sand.natural.front', 240)} alt="" width={160} height={160} />}
      title={cartMessages.empty}
      action={<ButtonLink href="/">{texts.emptyAction}</ButtonLink>}
    >
      {texts.emptyHint}
    </EmptyState>
  )
}

function Failed({ retry }: { readonly retry: () => void }) {
  return (
    <Alert tone="error" announced>
      {texts.failed}{' '}
      <Button variant="text" size="sm" onClick={retry}>
        {texts.retry}
      </Button>
    </Alert>
  )
}

function Loading() {
  return (
    <div aria-busy className={css.loading}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}
