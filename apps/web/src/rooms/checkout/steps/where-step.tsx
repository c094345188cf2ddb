import { formatPhone } from '@market/domain/validation'
import { type Address, addressLine, type AddressStep, hasOwnInvoice } from '@market/domain/account'
import { useService } from '@market/react'
import type { StepsStore, StepsView } from '@market/stores'
import { Panel } from '@market/ui'
import type { ReactNode } from 'react'
import { AddressFields } from '../../../shared/address/address-fields.tsx'
import { NationalIdForm } from '../../../shared/address/national-id-form.tsx'
import { addressTexts } from '../../../shared/address/texts.ts'
import { checkoutRoom } from '../bind.ts'
import { InvoiceChoice } from '../address/invoice-choice.tsx'
import { SavedAddresses } from '../address/saved-addresses.tsx'
import { checkoutTexts } from '../texts.ts'
import { Step } from './step.tsx'

const texts = checkoutTexts.address

/** Id of the form for the first address, which the button to continue submits. */
export const firstAddressForm = 'ilk-adres'
/** Id of the form for the national ID, which the button to continue submits. */
export const identityForm = 'kimlik'

interface WhereStepProps {
  readonly steps: StepsStore
  readonly open: boolean
  readonly step: AddressStep
  readonly view: StepsView
  /** The delivery address of a gift is the buyer's own; undefined until the buyer has answered. */
  readonly isOwn: boolean | undefined
  /** The message about a problem that prevents continuing. */
  readonly children: ReactNode
}

/** The address step: delivery address and invoice address. */
export function WhereStep({ steps, open, step, view, isOwn, children }: WhereStepProps) {
  const { deliveries, editing } = view
  const drafts = useService(checkoutRoom.addressDrafts)
  const apart = hasOwnInvoice(step)
  // The forms show their refusals themselves.
  const sending = () => steps.sending('where')
  const chosen = step.addresses.find(({ id }) => id === step.selectedAddress)
  return (
    <Step
      part="where"
      // The parcel goes to a branch or locker, so the address is only for the invoice.
      title={view.option === 'address' ? undefined : checkoutTexts.invoice.step}
      open={open}
      line={chosen && <AddressLine address={chosen} />}
      onChange={() => steps.open('where')}
    >
      {children}
      {deliveries.length > 0 && (
        <SavedAddresses steps={steps} step={step} addresses={deliveries} adding={editing !== undefined} />
      )}
      {editing !== undefined && (
        <AddressFields
          key={editing === 'new' ? 'new' : editing.id}
          address={editing === 'new' ? undefined : editing}
          first={step.addresses.length === 0}
          drafts={editing === 'new' ? drafts : undefined}
          useAsInvoice={!apart}
          tcRequired={step.tcRequired && !step.nationalIdKept && !apart}
          cancel={deliveries.length > 0 ? () => steps.enter({ edited: undefined }) : undefined}
          next={deliveries.length === 0 ? { id: firstAddressForm, note: texts.nextNote } : undefined}
          sending={sending}
          onSaved={steps.addressSaved}
        />
      )}
      {deliveries.length > 0 && editing === undefined && (
        <InvoiceChoice steps={steps} step={step} asksOwner={view.asksOwner} isOwn={isOwn} />
      )}
      {view.asksNationalId && (
        <Panel title={addressTexts.nationalId.title} icon="identification-card">
          <NationalIdForm id="national-id" form={identityForm} sending={sending} onKept={steps.nationalIdSaved}>
            {checkoutTexts.nationalId}
          </NationalIdForm>
        </Panel>
      )}
    </Step>
  )
}

const AddressLine = ({ address }: { readonly address: Address }) => (
  <>
    <span>
      <b>{address.title}</b> · {address.firstName} {address.lastName}
    </span>
    <small>
      {addressLine(address, address.title)} · {formatPhone(address.phone)}
    </small>
  </>
)
