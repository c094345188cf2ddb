import {
  type Address,
  type AddressStep,
  type CheckoutMissing,
  missingBeforePayment,
  type SelectedAddresses,
  type Shipping,
  visitorOf,
} from '@market/domain'
import { Alert, Button, Link, Panel } from '@market/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { useStream } from '../../../composition/use-stream.ts'
import { AddressFields } from '../../../shared/address/address-fields.tsx'
import { NationalIdForm } from '../../../shared/address/national-id-form.tsx'
import { addressTexts } from '../../../shared/address/texts.ts'
import { failureText } from '../../../shared/failure/failure-text.ts'
import { GuestProof } from '../../../shared/guest-proof/guest-proof.tsx'
import { FastShippingChoice } from './fast-shipping-choice.tsx'
import { InvoiceChoice } from './invoice-choice.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { ShippingPanel } from './shipping-panel.tsx'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.address
const nowhere = { city: '', district: '' }

/** Where each thing that is missing is given: the first that is on the page. */
const placesOf: { readonly [Missing in CheckoutMissing]?: readonly string[] } = {
  identity: ['[name=code]', '[name=email]'],
  'delivery-address': ['#address-name'],
  branch: ['[name=yer-branch]'],
  kargomat: ['[name=yer-kargomat]'],
  'national-id': ['#national-id-tc'],
}

interface AddressChoiceProps {
  readonly step: AddressStep
  /** As it was when the page came. */
  readonly begun: Shipping
  readonly onStep: (step: AddressStep) => void
}

/** Who buys, where it goes, how, and to whom the invoice is made out. */
export function AddressChoice({ step, begun, onStep }: AddressChoiceProps) {
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
  const apart = step.selectedInvoice !== null && step.selectedInvoice !== step.selectedAddress
  const deliveries = step.addresses.filter(({ id, type }) => type === 1 || id === step.selectedAddress)

  /** The first problem that prevents payment (rules.md K4). */
  const missing = (now: AddressStep = step): CheckoutMissing | undefined => {
    if (!cart) return undefined
    const pickup = shipping.option === option ? shipping.pickup : null
    return missingBeforePayment({ cart, member: member === true, step: now, shipping: { option, pickup } })
  }
  const goOn = async (now: AddressStep = step) => {
    const first = missing(now)
    if (first) {
      setProblem(checkoutTexts.missing[first])
      const places = placesOf[first] ?? []
      return places
        .map((place) => document.querySelector<HTMLElement>(place))
        .find(Boolean)
        ?.focus()
    }
    if (naming) return setProblem(checkoutTexts.shipping.receiver.needed)
    if (option === 'kargomat' && shipping.unfitForLocker.length > 0)
      return setProblem(checkoutTexts.shipping.unfit(shipping.unfitForLocker))
    if (shipping.option !== option) {
      // Going back to the address is under way, or it failed.
      const answer = await shippings.deliverToAddress()
      if (!answer.ok) return setProblem(failureText(answer.failure))
    }
    await navigate('/my/tr/odeme-yontemi')
  }
  /** Another address may be another day of delivery. */
  const follow = (selected: SelectedAddresses) => {
    onStep({ ...step, ...selected })
    setProblem(undefined)
    void cartStore.check()
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
          member={
            <>
              {texts.memberHint} <Link href="/giris-yap?redirect=my-tr-adres">{texts.login}</Link>
            </>
          }
          onProven={(email) => {
            session.provenGuest(email)
            setProblem(undefined)
            onStep({ ...step, guestEmail: email, guestVerified: true })
          }}
        />
      )}
      {deliveries.length > 0 && (
        <SavedAddresses
          step={step}
          addresses={deliveries}
          adding={editing !== undefined}
          onEdit={setEditing}
          onChanged={follow}
          onFailed={setProblem}
        />
      )}
      {editing !== undefined && (
        <AddressFields
          key={editing === 'new' ? 'new' : editing.id}
          address={editing === 'new' ? undefined : editing}
          first={step.addresses.length === 0}
          useAsInvoice={!apart}
          tcRequired={step.tcRequired && !step.nationalIdKept && !apart}
          cancel={deliveries.length > 0 ? () => setEditing(undefined) : undefined}
          next={deliveries.length === 0 ? { label: texts.next, note: texts.nextNote } : undefined}
          onSaved={(saved, goesOn) => {
            setEditing(undefined)
            follow(saved)
            if (goesOn) void goOn({ ...step, ...saved })
          }}
        />
      )}
      {deliveries.length > 0 && editing === undefined && (
        <>
          <ShippingPanel
            shipping={shipping}
            option={option}
            near={deliveries.find(({ id }) => id === step.selectedAddress) ?? nowhere}
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
          <InvoiceChoice step={step} onChanged={follow} onFailed={setProblem} />
        </>
      )}
      {missing() === 'national-id' && editing === undefined && (
        <Panel title={addressTexts.nationalId.title} icon="identification-card">
          <NationalIdForm id="national-id" onKept={() => onStep({ ...step, nationalIdKept: true })}>
            {checkoutTexts.nationalId}
          </NationalIdForm>
        </Panel>
      )}
      {problem && (
        <Alert tone="error" announced>
          {problem}
        </Alert>
      )}
      {editing === undefined && (
        <Button size="lg" full onClick={() => void goOn()} disabled={cart?.count === 0}>
          {texts.next}
        </Button>
      )}
    </>
  )
}
