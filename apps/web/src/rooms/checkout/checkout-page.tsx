import { succeed } from '@market/domain/kernel'
import { failureText, useLoaded, useService, useStream } from '@market/react'
import { Alert, Button, ButtonLink, EmptyState } from '@market/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { useMemberLeft } from '../../shared/account/use-member-left.ts'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import * as css from './checkout.css.ts'
import { type CheckoutChange, type CheckoutData, CheckoutSteps } from './checkout-steps.tsx'
import { MemberLeft } from './member-left.tsx'
import { checkoutTexts as texts } from './texts.ts'

const paymentPath = '/my/tr/odeme-yontemi'

/**
 * `/my/tr/adres` and `/my/tr/odeme-yontemi`: one page with all checkout steps; the address decides which step is open.
 */
export const page = definePage<null>({
  head: (_, { pathname }) => ({
    title: pathname === paymentPath ? texts.payment.title : texts.address.title,
    noindex: true,
  }),
  shared: { fresh: 600, stale: 3600 },
  Component: CheckoutPage,
})

export function CheckoutPage() {
  const left = useMemberLeft()
  const paying = useLocation().pathname === paymentPath
  return (
    <>
      <h1 className={css.title}>{texts.title}</h1>
      {left ? <MemberLeft step={paying ? 'my-tr-odeme-yontemi' : 'my-tr-adres'} /> : <Checkout paying={paying} />}
    </>
  )
}

/** The checkout of one shopper; it is mounted again after the member has left. */
function Checkout({ paying }: { readonly paying: boolean }) {
  const addresses = useService(services.AddressGateway)
  const shippings = useService(services.ShippingGateway)
  const cartStore = useService(services.CartStore)
  const { cart } = useStream(cartStore.state)
  const { user, ended } = useStream(useService(services.SessionStore).state)
  const { answer, setAnswer, reload } = useLoaded<CheckoutData>(async () => {
    const [step, shipping] = await Promise.all([addresses.initial(), shippings.chosen(), cartStore.check()])
    if (!step.ok) return step
    return shipping.ok ? succeed({ step: step.value, shipping: shipping.value }) : shipping
  })
  const [begun, setBegun] = useState(false)
  if (!begun && paying && cart !== undefined && cart.count > 0) setBegun(true)

  /** A new login after the session ended may have another member's addresses, which must be loaded. */
  const reader = useRef<string | null>(undefined)
  useEffect(() => {
    if (ended || !user) return
    const isAnother = reader.current !== undefined && reader.current !== user.userId
    reader.current = user.userId
    if (isAnother) void reload()
  }, [ended, user, reload])

  // After the order is placed the cart is empty, but the steps stay until its page has loaded.
  if (cart?.count === 0 && !begun)
    return (
      <EmptyState
        picture={<EmptyPicture drawing="basket" />}
        title={texts.emptyCart}
        action={<ButtonLink href="/my/tr/sepet">{texts.toCart}</ButtonLink>}
      />
    )
  /** Changes only the given parts, so that other changes made meanwhile are preserved. */
  const change = ({ step, shipping }: CheckoutChange) =>
    setAnswer((now) => {
      if (!now?.ok) return now
      return succeed({ step: { ...now.value.step, ...step }, shipping: shipping ?? now.value.shipping })
    })
  if (answer?.ok) return <CheckoutSteps data={answer.value} paying={paying} onData={change} />
  if (answer)
    return (
      <Alert tone="error" announced>
        {failureText(answer.failure)}{' '}
        <Button variant="text" size="sm" onClick={() => void reload()}>
          {texts.retry}
        </Button>
      </Alert>
    )
  return <CheckoutSkeleton />
}
