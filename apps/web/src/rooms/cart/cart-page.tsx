import {
  add,
  type Cart,
  type CartItem,
  cartMessages,
  cartTotals,
  formatPrice,
  type GatewayFailure,
  visitorOf,
} from '@market/domain'
import {
  Alert,
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
import { useEffect, useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { definePage } from '../../routes/page.ts'
import { EmptyPicture } from '../../shell/empty-picture.tsx'
import { CartShopPanel } from './cart-shop-panel.tsx'
import * as css from './cart-page.css.ts'
import { GiftCodeBox } from './gift-code-box.tsx'
import { SavedList } from './saved-list.tsx'
import { cartTexts as texts } from './texts.ts'
import { useRemoval } from './use-removal.ts'

/** `/my/tr/sepet`. The server draws the frame; what is in the cart is the visitor's own. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, description: texts.description, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: CartPage,
})

function CartPage() {
  const savedGateway = useService(services.SavedGateway)
  const [saved, setSaved] = useState<readonly CartItem[]>([])
  const [failure, setFailure] = useState<GatewayFailure>()
  const take = (items: readonly CartItem[]) => {
    setSaved(items)
    setFailure(undefined)
  }
  const store = useService(services.CartStore)
  const session = useService(services.SessionStore)
  const { cart, status } = useStream(store.state)
  useEffect(() => {
    const read = async () => {
      await session.start()
      void store.check()
      const answer = await savedGateway.load()
      // Beside the cart a list that cannot be read is not worth a word.
      if (answer.ok) setSaved(answer.value)
    }
    void read()
  }, [session, store, savedGateway])
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{texts.title}</h1>
        {cart && cart.count > 0 && <CartHead cart={cart} />}
      </div>
      {cart ? (
        cart.count > 0 ? (
          <FilledCart
            cart={cart}
            save={async (item) => {
              const answer = await savedGateway.save(item)
              if (!answer.ok) return setFailure(answer.failure)
              store.adopt(answer.value.cart)
              take(answer.value.saved)
            }}
          />
        ) : (
          <EmptyCart />
        )
      ) : status === 'failed' ? (
        <Failed retry={() => void store.check()} />
      ) : (
        <Loading />
      )}
      <div className={css.savedList}>
        <SavedList saved={saved} failure={failure} take={take} fail={setFailure} />
      </div>
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

function FilledCart({ cart, save }: { readonly cart: Cart; readonly save: (item: CartItem) => Promise<void> }) {
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
          <CartShopPanel key={shop.shopId} cart={cart} shop={shop} list={list} save={save} />
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
          {totals.giftCode > 0 && (
            <ReceiptLine saving label={texts.giftCode.line} value={`−${formatPrice(totals.giftCode)}`} />
          )}
          <ReceiptTotal label={cartMessages.total} amount={total} />
          {cart.showGiftCode && <GiftCodeBox cart={cart} />}
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
      picture={<EmptyPicture drawing="basket" />}
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
