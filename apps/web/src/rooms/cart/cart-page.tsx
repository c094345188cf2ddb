import { cartItems, cartMessages, unitsInCart, wholeCart } from '@market/domain/cart'
import { useService, useStream } from '@market/react'
import { Alert, Button, ButtonLink, EmptyState, Skeleton } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { useSavedStore } from '../../shared/cart/use-saved-store.ts'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { LateRecommended } from '../../shared/product/late-recommended.tsx'
import { AsideNotice } from './aside-notice.tsx'
import * as css from './cart-page.css.ts'
import { FilledCart } from './filled-cart.tsx'
import { RemovedNotice } from './removed-notice.tsx'
import { SavedList } from './saved-list.tsx'
import { ShareCartButton } from './shared/share-cart-button.tsx'
import { cartTexts as texts } from './texts.ts'
import { nothingRemoved, type Removed, useRemoval } from './use-removal.ts'

/** `/my/tr/sepet`: the server renders the page without the cart's contents, which are personal. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, description: texts.description, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: CartPage,
})

function CartPage() {
  const saved = useSavedStore()
  const [opened, setOpened] = useState(false)
  const [removed, setRemoved] = useState<Removed>(nothingRemoved)
  const store = useService(services.CartStore)
  const session = useService(services.SessionStore)
  const { user } = useStream(session.state)
  const { cart, status } = useStream(store.state)
  const remove = useRemoval(cart, setRemoved)
  const whole = cart && wholeCart(cart)
  const units = cart ? unitsInCart(cart) : 0
  useEffect(() => {
    const read = async () => {
      await session.start()
      await store.check()
      // Opening the cart page restores all lines that a single purchase set aside. If lines are set aside later,
      // another tab is buying, and its purchase is left alone.
      if ((store.state.current().cart?.aside ?? 0) > 0) await store.takeBack()
      setOpened(true)
    }
    void read()
  }, [session, store])
  // After a login the member's own list is loaded.
  useEffect(() => {
    if (user) void saved.load()
  }, [user, saved])
  return (
    <>
      <div className={css.head}>
        <h1 className={css.title}>{texts.title}</h1>
        {whole && units > 0 && (
          <>
            <span className={css.count}>{texts.count(cartItems(whole).length, units, whole.shops.length)}</span>
            <span className={css.removeAll}>
              <ShareCartButton />
              <Button variant="text" size="sm" onClick={() => remove()}>
                {texts.removeAll}
              </Button>
            </span>
          </>
        )}
      </div>
      <RemovedNotice removed={removed} onUndone={() => setRemoved(nothingRemoved)} />
      <AsideNotice lines={opened ? (cart?.aside ?? 0) : 0} />
      {cart ? (
        units > 0 ? (
          <FilledCart cart={cart} saved={saved} remove={remove} />
        ) : (
          <EmptyCart />
        )
      ) : status === 'failed' ? (
        <Failed retry={() => void store.check()} />
      ) : (
        <Loading />
      )}
      <div className={css.savedList}>
        <SavedList store={saved} />
      </div>
    </>
  )
}

function EmptyCart() {
  return (
    <>
      <EmptyState
        picture={<EmptyPicture drawing="basket" />}
        title={cartMessages.empty}
        action={<ButtonLink href="/">{texts.emptyAction}</ButtonLink>}
      >
        {texts.emptyHint}
      </EmptyState>
      <LateRecommended />
    </>
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
