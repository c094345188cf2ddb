import {
  type Address,
  type AddressStep,
  cartTotals,
  type SelectedAddresses,
  type Shipping,
  succeed,
  visitorOf,
} from '@market/domain'
import { Alert, Button, ButtonLink, EmptyState, Link, Panel, Radio, Skeleton } from '@market/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { useStream } from '../../composition/use-stream.ts'
import { EmptyPicture } from '../../shell/empty-picture.tsx'
import { definePage } from '../../routes/page.ts'
import { AddressFields } from '../../shell/address/address-fields.tsx'
import { failureText } from '../../shell/failure-text.ts'
import * as css from './checkout.css.ts'
import { GuestProof } from '../../shell/guest-proof/guest-proof.tsx'
import { FastShippingChoice } from './fast-shipping-choice.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ShippingPanel } from './shipping-panel.tsx'
import { checkoutTexts } from './texts.ts'
import { useLoaded } from '../../shell/use-loaded.ts'

const texts = checkoutTexts.address
const nowhere = { city: '', district: '' }

/** `/my/tr/adres`: who buys, and where it goes. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: AddressPage,
})

function AddressPage() {
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
      {cart?.count === 0 ? (
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

interface AddressChoiceProps {
  readonly step: AddressStep
  /** As it was when the page came. */
  readonly begun: Shipping
  readonly onStep: (step: AddressStep) => void
}

function AddressChoice({ step, begun, onStep }: AddressChoiceProps) {
  const addresses = useService(services.AddressGateway)
  const shippings = useService(services.ShippingGateway)
  const session = useService(services.SessionStore)
  const cartStore = useService(services.CartStore)
  const { cart } = useStream(cartStore.state)
  const { user } = useStream(session.state)
  const navigate = useNavigate()
  const [editing, setEditing] = useState<Address | 'new' | undefined>(step.addresses.length === 0 ? 'new' : undefined)
  const [problem, setProblem] = useState<string>()
  const [shipping, setShipping] = useState(begun)
  const [option, setOption] = useState(begun.option)
  const [naming, setNaming] = useState(false)
  const member = user && visitorOf(user) === 'member'
  const proven = member || step.guestVerified

  const goOn = async () => {
    if (!proven) return setProblem(texts.needEmail)
    if (step.selectedAddress === null) return setProblem(texts.needAddress)
    if (naming) return setProblem(checkoutTexts.shipping.receiver.needed)
    if (shipping.option !== option) {
      if (option !== 'address') return setProblem(texts.needPickup)
      // Going back to the address is under way, or it failed.
      const answer = await shippings.bring()
      if (!answer.ok) return setProblem(failureText(answer.failure))
    }
    await navigate('/my/tr/odeme-yontemi')
  }
  /** Another address may be another day of delivery. */
  const follow = (selected: SelectedAddresses) => {
    onStep({ ...step, ...selected })
    void cartStore.check()
  }
  const select = async (address: Address) => {
    const answer = await addresses.select({ addressId: address.id, invoiceAddressId: address.id })
    if (answer.ok) follow(answer.value)
    else setProblem(failureText(answer.failure))
  }
  const remove = async (address: Address) => {
    const answer = await addresses.remove(address.id)
    if (answer.ok) follow(answer.value)
    else setProblem(failureText(answer.failure))
  }

  return (
    <>
      {!member && (
        <GuestProof
          title={texts.guestTitle}
          note={texts.guestNote}
          email={step.guestEmail ?? undefined}
          verified={step.guestVerified}
          end={<Link href="/giris-yap?redirect=my-tr-adres">{texts.haveAccount}</Link>}
          onProven={(email) => {
            session.provenGuest(email)
            setProblem(undefined)
            onStep({ ...step, guestEmail: email, guestVerified: true })
          }}
        />
      )}
      {step.addresses.length > 0 && (
        <Panel title={texts.saved} icon="map-pin">
          <fieldset className={css.cards} aria-label={texts.saved}>
            {step.addresses.map((address) => (
              <div key={address.id} className={css.card}>
                <Radio
                  name="address"
                  className={css.cardText}
                  checked={address.id === step.selectedAddress}
                  onChange={() => void select(address)}
                  label={
                    <>
                      <b>{address.title}</b> · {address.firstName} {address.lastName}
                      <br />
                      {address.neighborhood} {address.address}, {address.district}, {address.city} · {address.phone}
                    </>
                  }
                />
                <Button
                  variant="text"
                  size="sm"
                  aria-label={`${texts.edit}: ${address.title}`}
                  onClick={() => setEditing(address)}
                >
                  {texts.edit}
                </Button>
                <Button
                  variant="text"
                  size="sm"
                  aria-label={`${texts.remove}: ${address.title}`}
                  onClick={() => void remove(address)}
                >
                  {texts.remove}
                </Button>
              </div>
            ))}
          </fieldset>
          {editing === undefined && (
            <Button variant="secondary" icon="plus" onClick={() => setEditing('new')}>
              {texts.add}
            </Button>
          )}
        </Panel>
      )}
      {editing !== undefined && (
        <AddressFields
          key={editing === 'new' ? 'new' : editing.id}
          address={editing === 'new' ? undefined : editing}
          tcRequired={step.tcRequired}
          cancel={step.addresses.length > 0 ? () => setEditing(undefined) : undefined}
          onSaved={(saved) => {
            setEditing(undefined)
            setProblem(undefined)
            follow(saved)
          }}
        />
      )}
      {step.addresses.length > 0 && editing === undefined && (
        <ShippingPanel
          shipping={shipping}
          option={option}
          near={step.addresses.find(({ id }) => id === step.selectedAddress) ?? nowhere}
          naming={naming}
          onNaming={setNaming}
          onOption={(wanted) => {
            setOption(wanted)
            setProblem(undefined)
          }}
          onChosen={(chosen) => {
            setShipping(chosen)
            setProblem(undefined)
            void cartStore.check()
          }}
        >
          {cart && step.selectedAddress !== null && (
            <FastShippingChoice key={step.selectedAddress} cart={cart} address={step.selectedAddress} />
          )}
        </ShippingPanel>
      )}
      {problem && (
        <Alert tone="error" announced>
          {problem}
        </Alert>
      )}
      {editing === undefined && (
        <Button
          size="lg"
          full
          onClick={() => void goOn()}
          disabled={cart !== undefined && cartTotals(cart).total === 0}
        >
          {texts.next}
        </Button>
      )}
    </>
  )
}
