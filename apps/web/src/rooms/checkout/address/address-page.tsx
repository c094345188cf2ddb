import { succeed } from '@market/domain'
import { Alert, Button, ButtonLink, EmptyState, Panel, Skeleton } from '@market/ui'
import { useEffect } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { useStream } from '../../../composition/use-stream.ts'
import { EmptyPicture } from '../../../shared/picture/empty-picture.tsx'
import { definePage } from '../../../page/page.ts'
import { failureText } from '../../../shared/failure/failure-text.ts'
import { AddressChoice } from './address-choice.tsx'
import { useMemberLeft } from '../../../shared/account/use-member-left.ts'
import * as css from '../checkout.css.ts'
import { MemberLeft } from '../member-left.tsx'
import { OrderSummary } from '../order-summary.tsx'
import { checkoutTexts } from '../texts.ts'
import { useLoaded } from '../../../shared/loading/use-loaded.ts'

const texts = checkoutTexts.address

/** `/my/tr/adres`: who buys, and where it goes. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: AddressPage,
})

export function AddressPage() {
  const left = useMemberLeft()
  const addresses = useService(services.AddressGateway)
  const cartStore = useService(services.CartStore)
  const { cart } = useStream(cartStore.state)
  const shippings = useService(services.ShippingGateway)
  const { answer, setAnswer, reload } = useLoaded(async () => {
    const [step, shipping] = await Promise.all([addresses.initial(), shippings.chosen()])
    if (!step.ok) return step
    return shipping.ok ? succeed({ step: step.value, shipping: shipping.value }) : shipping
  })
  useEffect(() => {
    void cartStore.check()
  }, [cartStore])
  return (
    <>
      <h1 className={css.title}>{texts.title}</h1>
      {left && cart?.count === 0 ? (
        <MemberLeft step="my-tr-adres" />
      ) : cart?.count === 0 ? (
        <EmptyState
          picture={<EmptyPicture drawing="basket" />}
          title={checkoutTexts.emptyCart}
          action={<ButtonLink href="/my/tr/sepet">{checkoutTexts.toCart}</ButtonLink>}
        />
      ) : answer?.ok === false ? (
        <Alert tone="error" announced>
          {failureText(answer.failure)}{' '}
          <Button variant="text" size="sm" onClick={reload}>
            {checkoutTexts.retry}
          </Button>
        </Alert>
      ) : (
        <div className={css.layout}>
          <div className={css.main} aria-busy={!answer}>
            {answer ? (
              <AddressChoice
                step={answer.value.step}
                begun={answer.value.shipping}
                onStep={(step) => setAnswer(succeed({ ...answer.value, step }))}
              />
            ) : (
              <Panel>
                <Skeleton />
                <Skeleton />
                <Skeleton />
              </Panel>
            )}
          </div>
          {cart && <OrderSummary cart={cart} />}
        </div>
      )}
    </>
  )
}
