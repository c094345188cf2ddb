import { LoadFailed, useService, useStream } from '@market/react'
import type { StepsNext } from '@market/stores'
import { ButtonLink, EmptyState } from '@market/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { useMemberLeft } from '../../shared/account/use-member-left.ts'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import * as css from './checkout.css.ts'
import { CheckoutSteps } from './checkout-steps.tsx'
import { MemberLeft } from './member-left.tsx'
import { stepsRoom } from './steps/bind.ts'
import { checkoutTexts as texts } from './texts.ts'

const stepsPath = '/my/tr/adres'
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
  const makeSteps = useService(stepsRoom.makeSteps)
  const [steps] = useState(makeSteps)
  const { data, failure } = useStream(steps.state)
  const { cart } = useStream(useService(services.CartStore).state)
  const navigate = useNavigate()
  const go = useEffectEvent(({ to, replace }: StepsNext) => {
    void navigate(to === 'payment' ? paymentPath : stepsPath, { replace })
  })
  useEffect(() => steps.start((next) => go(next)), [steps])
  const [begun, setBegun] = useState(false)
  if (!begun && paying && cart !== undefined && cart.count > 0) setBegun(true)

  // After the order is placed the cart is empty, but the steps stay until its page has loaded.
  if (cart?.count === 0 && !begun)
    return (
      <EmptyState
        picture={<EmptyPicture drawing="basket" />}
        title={texts.emptyCart}
        action={<ButtonLink href="/my/tr/sepet">{texts.toCart}</ButtonLink>}
      />
    )
  if (data) return <CheckoutSteps steps={steps} data={data} paying={paying} />
  if (failure) return <LoadFailed failure={failure} reload={steps.reload} />
  return <CheckoutSkeleton />
}
