import { useService, useStream } from '@market/react'
import { type StepsData, type StepsStore, stepsView } from '@market/stores'
import { Alert, Link } from '@market/ui'
import { useEffect, useEffectEvent } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import * as css from './checkout.css.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { NextBar } from './next-bar.tsx'
import { focusOn, type Obstacle, obstacleOf } from './obstacle.ts'
import { OrderSummary } from './order-summary.tsx'
import { LatePayment } from './payment/late-payment.tsx'
import { FastShippingChoice } from './steps/fast-shipping-choice.tsx'
import { HowLine } from './steps/how-line.tsx'
import { ShippingPanel } from './steps/shipping-panel.tsx'
import { Step } from './steps/step.tsx'
import { firstAddressForm, identityForm, WhereStep } from './steps/where-step.tsx'
import { WhoStep } from './steps/who-step.tsx'
import { checkoutTexts } from './texts.ts'

interface CheckoutStepsProps {
  readonly steps: StepsStore
  readonly data: StepsData
  /** The payment is open, and the steps before it are folded. */
  readonly paying: boolean
}

/**
 * The checkout steps: buyer, address, delivery and payment. Finished steps fold to one line, and all input is
 * preserved.
 */
export function CheckoutSteps({ steps, data, paying }: CheckoutStepsProps) {
  const { step, shipping } = data
  const { form, nearest } = useStream(steps.state)
  const { cart } = useStream(useService(services.CartStore).state)
  const view = stepsView({ data, form, nearest }, cart, useStream(useService(services.SessionStore).state))
  const back = useNavigationType() === NavigationType.Pop

  const arrive = useEffectEvent((isPaying: boolean) => steps.arrive({ paying: isPaying, back }))
  useEffect(() => arrive(paying), [paying])
  useEffect(() => () => steps.leave(), [steps])
  useEffect(() => {
    if (form.focus) focusOn(form.focus)
  }, [form.focus])

  const obstacle = view.told && obstacleOf(view.told)
  const said = (part: Obstacle['part']) =>
    obstacle?.part === part && (
      <Alert tone="error" announced>
        {obstacle.text} {part === 'cart' && <Link href="/my/tr/sepet">{checkoutTexts.toCart}</Link>}
      </Alert>
    )
  const sending = () => steps.sending('how')
  const isFirst = view.deliveries.length === 0
  /** Id of the form that the button to continue submits. */
  const nextForm = isFirst ? firstAddressForm : view.asksNationalId ? identityForm : undefined
  if (!form.arrived && !paying && !back && !view.problem) return <CheckoutSkeleton />
  return (
    <div className={css.layout}>
      <div className={css.steps}>
        {said('cart')}
        <WhoStep
          step={step}
          user={view.buyer}
          onProven={(email, wasHere) => steps.proven(email, wasHere ? (paying ? 'pay' : 'where') : undefined)}
        >
          {said('who')}
        </WhoStep>
        <WhereStep steps={steps} open={!paying} step={step} view={view} isOwn={form.ownAddress}>
          {said('where')}
        </WhereStep>
        <Step
          part="how"
          open={!paying}
          line={
            cart && (
              <HowLine
                cart={cart}
                shipping={shipping}
                address={step.selectedAddress}
                nearest={view.nearest}
                sending={sending}
                onChanged={steps.changeOrder}
              />
            )
          }
          onChange={() => steps.open('how')}
        >
          {said('how')}
          <ShippingPanel steps={steps} shipping={shipping} view={view} naming={form.naming}>
            {cart && (
              <FastShippingChoice
                key={step.selectedAddress}
                cart={cart}
                address={step.selectedAddress}
                sending={sending}
              />
            )}
          </ShippingPanel>
        </Step>
        <Step part="pay" open={paying} />
        {!paying && (form.edited === undefined || isFirst) && (
          <NextBar
            cart={cart}
            form={form.saving > 0 ? undefined : nextForm}
            waiting={form.waiting}
            onNext={steps.next}
            onPressed={steps.submitted}
          />
        )}
      </div>
      <LatePayment open={paying && form.order > 0} order={form.order} changing={form.saving > 0} />
      {!paying && cart && (
        <div className={css.side}>
          <OrderSummary cart={cart} />
        </div>
      )}
    </div>
  )
}
