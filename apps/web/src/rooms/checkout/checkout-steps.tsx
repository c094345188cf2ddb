import { isMember } from '@market/domain/session'
import { fullName } from '@market/domain/text'
import type { Address, AddressStep, SelectedAddresses, ShippingOption } from '@market/domain/account'
import { cartItems } from '@market/domain/cart'
import { missingBeforePayment, type Shipping } from '@market/domain/checkout'
import { useService, useStream } from '@market/react'
import { Alert, Link } from '@market/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import * as css from './checkout.css.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { NextBar } from './next-bar.tsx'
import { type Obstacle, obstacleOfMissing } from './obstacle.ts'
import { OrderSummary } from './order-summary.tsx'
import { type Near, useNearest } from './pickup/use-nearest.ts'
import { LatePayment } from './payment/late-payment.tsx'
import { FastShippingChoice } from './steps/fast-shipping-choice.tsx'
import { HowLine } from './steps/how-line.tsx'
import { ShippingPanel } from './steps/shipping-panel.tsx'
import { type CheckoutPart, headingOf, Step } from './steps/step.tsx'
import { type Keep, useKeeping } from './steps/use-keeping.ts'
import { firstAddressForm, identityForm, WhereStep } from './steps/where-step.tsx'
import { WhoStep } from './steps/who-step.tsx'
import { checkoutTexts } from './texts.ts'

const nowhere: Near = { city: '', district: '', neighborhood: '' }

/** The data of the steps before the payment. */
export interface CheckoutData {
  readonly step: AddressStep
  readonly shipping: Shipping
}

/** The changed part of the data. */
export interface CheckoutChange {
  readonly step?: Partial<AddressStep>
  readonly shipping?: Shipping
}

interface CheckoutStepsProps {
  readonly data: CheckoutData
  /** The payment is open, and the steps before it are folded. */
  readonly paying: boolean
  readonly onData: (change: CheckoutChange) => void
}

/**
 * The checkout steps: buyer, address, delivery and payment. Finished steps fold to one line, and all input is
 * preserved.
 */
export function CheckoutSteps({ data, paying, onData }: CheckoutStepsProps) {
  const { step, shipping } = data
  const shippings = useService(services.ShippingGateway)
  const cartStore = useService(services.CartStore)
  const { cart } = useStream(cartStore.state)
  const { user, ended } = useStream(useService(services.SessionStore).state)
  const navigate = useNavigate()
  const came = useNavigationType()
  const [edited, setEditing] = useState<Address | 'new'>()
  const [wanted, setWanted] = useState<ShippingOption>()
  const [naming, setNaming] = useState(false)
  const [invoicing, setInvoicing] = useState(false)
  const [ownAddress, setOwnAddress] = useState<boolean>()
  const [obstacle, setObstacle] = useState<Obstacle>()
  /** Counts how often the payment was opened or its order was changed; a new number makes the payment reload. */
  const [order, setOrder] = useState(0)
  /** The shopper pressed the button to continue, and only the e-mail address was not verified yet. */
  const goesOn = useRef(false)
  /** Selectors of the element to focus when the steps are opened again. */
  const goal = useRef<readonly string[]>([])
  const [arrived, setArrived] = useState(false)

  /** While a member may still log in again after the session ended, the order stays the member's. */
  const buyer = ended?.user ?? user
  const member = isMember(buyer)
  const option = wanted ?? shipping.option
  const deliveries = step.addresses.filter(({ id, type }) => type === 1 || id === step.selectedAddress)
  const near: Near = step.addresses.find(({ id }) => id === step.selectedAddress) ?? nowhere
  const nearest = useNearest(near)
  const editing = edited ?? (deliveries.length === 0 ? 'new' : undefined)

  /** The first missing detail (rules.md K4). */
  const pickup = shipping.option === option ? shipping.pickup : null
  const missing = cart && missingBeforePayment({ cart, member, step, shipping: { option, pickup } })
  const asksNationalId = missing === 'national-id' && edited === undefined
  /** Id of the form that the button to continue submits. */
  const nextForm = deliveries.length === 0 ? firstAddressForm : asksNationalId ? identityForm : undefined
  /**
   * The receiver of a gift is often not the buyer, so the invoice address is asked for unless both have the same name.
   */
  const parcelTo = step.addresses.find(({ id }) => id === step.selectedAddress)
  const isNamedAlike = buyer !== undefined && parcelTo !== undefined && fullName(parcelTo) === fullName(buyer)
  const hasGift = cart !== undefined && option === 'address' && cartItems(cart).some(({ gift }) => gift)
  const gift = hasGift && !isNamedAlike ? { isOwn: ownAddress, onOwn: setOwnAddress } : undefined
  const isApart = step.selectedInvoice !== null && step.selectedInvoice !== step.selectedAddress
  const findObstacle = (): Obstacle | undefined => {
    if (missing) return obstacleOfMissing(missing)
    if (gift && !isApart && !gift.isOwn)
      return { part: 'where', text: checkoutTexts.invoice.gift.needed, places: ['#fatura-adresi input'] }
    if (invoicing) return { part: 'where', text: checkoutTexts.invoice.needed, places: ['#fatura-adresi input'] }
    if (naming) return { part: 'how', text: checkoutTexts.shipping.receiver.needed }
    if (option === 'kargomat' && shipping.unfitForLocker.length > 0)
      return { part: 'how', text: checkoutTexts.shipping.unfit(shipping.unfitForLocker) }
    return undefined
  }
  const keeping = useKeeping({
    goOn: () => {
      const found = findObstacle()
      goesOn.current = found?.part === 'who'
      setObstacle(found)
      if (found) return focusFirst(found.places ?? [])
      if (shipping.option === option) return void navigate('/my/tr/odeme-yontemi')
      // An earlier attempt to switch back to home delivery failed, so try again.
      void keepShipping(() => shippings.deliverToAddress())
      keeping.next()
    },
    stay: (part) => focusFirst([`#${headingOf(part)}`]),
    refuse: (part, text) => setObstacle({ part, text }),
  })
  /** Another address or delivery option may change the delivery day. */
  const change = (changed: CheckoutChange) => {
    onData(changed)
    setObstacle(undefined)
    void cartStore.check()
  }
  const follow = (selected: SelectedAddresses) => {
    goesOn.current = false
    change({ step: selected })
  }
  const keepShipping: Keep<Shipping> = (ask) => keeping.keep('how', ask, (chosen) => change({ shipping: chosen }))
  const open = (part: CheckoutPart) => () => {
    goal.current = [`#${headingOf(part)}`]
    void navigate('/my/tr/adres')
  }

  /** A shopper who arrives from another page with all details known goes straight to the payment. */
  const passesBy = !paying && came !== NavigationType.Pop && findObstacle() === undefined

  const arrive = useEffectEvent((isPaying: boolean) => {
    const first = !arrived
    const found = findObstacle()
    if (isPaying && found) {
      goal.current = found.places ?? []
      setObstacle(found)
      setArrived(true)
      return void navigate('/my/tr/adres', { replace: true })
    }
    if (first && passesBy) return void navigate('/my/tr/odeme-yontemi', { replace: true })
    setArrived(true)
    if (isPaying) {
      setObstacle(undefined)
      setOrder((opened) => opened + 1)
    }
    if (!first) focusFirst([...goal.current, `#${headingOf(isPaying ? 'pay' : 'where')}`])
    goal.current = []
  })
  useEffect(() => arrive(paying), [paying])
  /** Focuses the next step after the verification has folded, so that its heading does not move afterwards. */
  const leave = useEffectEvent((_proven: string | null) => {
    focusFirst(goal.current)
    goal.current = []
  })
  useEffect(() => leave(step.guestVerified ? step.guestEmail : null), [step.guestVerified, step.guestEmail])

  const said = (part: Obstacle['part']) =>
    obstacle?.part === part && (
      <Alert tone="error" announced>
        {obstacle.text} {part === 'cart' && <Link href="/my/tr/sepet">{checkoutTexts.toCart}</Link>}
      </Alert>
    )
  if (!arrived && passesBy) return <CheckoutSkeleton />
  return (
    <div className={css.layout}>
      <div className={css.steps}>
        {said('cart')}
        <WhoStep
          step={step}
          user={buyer}
          onProven={(email, wasHere) => {
            onData({ step: { guestEmail: email, guestVerified: true } })
            if (goesOn.current) return keeping.next()
            setObstacle(undefined)
            if (wasHere) goal.current = [`#${headingOf(paying ? 'pay' : 'where')}`]
          }}
        >
          {said('who')}
        </WhoStep>
        <WhereStep
          open={!paying}
          step={step}
          deliveries={deliveries}
          forInvoice={option !== 'address'}
          editing={editing}
          asksNationalId={asksNationalId}
          gift={gift}
          onEdit={setEditing}
          onKeep={(ask) => keeping.keep('where', ask, follow)}
          sending={() => keeping.begin('where')}
          onInvoicing={setInvoicing}
          onSaved={(saved, on) => {
            setEditing(undefined)
            follow(saved)
            if (on) keeping.next()
          }}
          onIdentity={(on) => {
            onData({ step: { nationalIdKept: true } })
            if (on) keeping.next()
          }}
          onOpen={open('where')}
        >
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
                nearest={nearest}
                sending={() => keeping.begin('how')}
                onChanged={() => setOrder((changed) => changed + 1)}
              />
            )
          }
          onChange={open('how')}
        >
          {said('how')}
          <ShippingPanel
            shipping={shipping}
            option={option}
            near={near}
            nearest={nearest}
            naming={naming}
            onNaming={setNaming}
            onOption={(chosen) => {
              goesOn.current = false
              keeping.forget()
              setWanted(chosen)
              setObstacle(undefined)
            }}
            onKeep={keepShipping}
          >
            {cart && (
              <FastShippingChoice
                key={step.selectedAddress}
                cart={cart}
                address={step.selectedAddress}
                sending={() => keeping.begin('how')}
              />
            )}
          </ShippingPanel>
        </Step>
        <Step part="pay" open={paying} />
        {!paying && (edited === undefined || deliveries.length === 0) && (
          <NextBar
            cart={cart}
            form={keeping.busy ? undefined : nextForm}
            waiting={keeping.waiting}
            onNext={keeping.next}
            onPressed={() => missing === 'identity' && setObstacle(obstacleOfMissing(missing))}
          />
        )}
      </div>
      <LatePayment open={paying && order > 0} order={order} changing={keeping.busy} />
      {!paying && cart && (
        <div className={css.side}>
          <OrderSummary cart={cart} />
        </div>
      )}
    </div>
  )
}

const focusFirst = (places: readonly string[]) =>
  places
    .map((place) => document.querySelector<HTMLElement>(place))
    .find(Boolean)
    ?.focus()
