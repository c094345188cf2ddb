import { formatPhone } from '@market/domain/validation'
import { type Address, addressLine, type AddressStep, type SelectedAddresses } from '@market/domain/account'
import { type Sending, useService } from '@market/react'
import { Panel } from '@market/ui'
import type { ComponentProps, ReactNode } from 'react'
import { AddressFields } from '../../../shared/address/address-fields.tsx'
import { NationalIdForm } from '../../../shared/address/national-id-form.tsx'
import { addressTexts } from '../../../shared/address/texts.ts'
import { checkoutRoom } from '../bind.ts'
import { InvoiceChoice } from '../address/invoice-choice.tsx'
import { SavedAddresses } from '../address/saved-addresses.tsx'
import { checkoutTexts } from '../texts.ts'
import { Step } from './step.tsx'
import type { Keep } from './use-keeping.ts'

const texts = checkoutTexts.address

/** Id of the form for the first address, which the button to continue submits. */
export const firstAddressForm = 'ilk-adres'
/** Id of the form for the national ID, which the button to continue submits. */
export const identityForm = 'kimlik'

interface WhereStepProps {
  readonly open: boolean
  readonly step: AddressStep
  /** The addresses to which parcels can be delivered. */
  readonly deliveries: readonly Address[]
  /** The parcel goes to a branch or locker, so the address is only for the invoice. */
  readonly forInvoice: boolean
  readonly editing: Address | 'new' | undefined
  readonly asksNationalId: boolean
  readonly gift: ComponentProps<typeof InvoiceChoice>['gift']
  readonly onEdit: (address: Address | 'new' | undefined) => void
  readonly onKeep: Keep<SelectedAddresses>
  /** Reports running saves of the forms, which show their refusals themselves. */
  readonly sending: Sending
  /** Called with true while the invoice needs another address that is not chosen yet. */
  readonly onInvoicing: (open: boolean) => void
  readonly onSaved: (saved: SelectedAddresses, goesOn: boolean) => void
  readonly onIdentity: (goesOn: boolean) => void
  readonly onOpen: () => void
  /** The message about a problem that prevents continuing. */
  readonly children: ReactNode
}

/** The address step: delivery address and invoice address. */
export function WhereStep(props: WhereStepProps) {
  const { open, step, deliveries, editing, onEdit, onKeep, sending } = props
  const drafts = useService(checkoutRoom.addressDrafts)
  const apart = step.selectedInvoice !== null && step.selectedInvoice !== step.selectedAddress
  const chosen = step.addresses.find(({ id }) => id === step.selectedAddress)
  return (
    <Step
      part="where"
      title={props.forInvoice ? checkoutTexts.invoice.step : undefined}
      open={open}
      line={chosen && <AddressLine address={chosen} />}
      onChange={props.onOpen}
    >
      {props.children}
      {deliveries.length > 0 && (
        <SavedAddresses
          step={step}
          addresses={deliveries}
          adding={editing !== undefined}
          onEdit={onEdit}
          onKeep={onKeep}
        />
      )}
      {editing !== undefined && (
        <AddressFields
          key={editing === 'new' ? 'new' : editing.id}
          address={editing === 'new' ? undefined : editing}
          first={step.addresses.length === 0}
          drafts={editing === 'new' ? drafts : undefined}
          useAsInvoice={!apart}
          tcRequired={step.tcRequired && !step.nationalIdKept && !apart}
          cancel={deliveries.length > 0 ? () => onEdit(undefined) : undefined}
          next={deliveries.length === 0 ? { id: firstAddressForm, note: texts.nextNote } : undefined}
          sending={sending}
          onSaved={props.onSaved}
        />
      )}
      {deliveries.length > 0 && editing === undefined && (
        <InvoiceChoice
          step={step}
          gift={props.gift}
          onKeep={onKeep}
          sending={sending}
          onOpen={props.onInvoicing}
          onSaved={(saved) => props.onSaved(saved, false)}
        />
      )}
      {props.asksNationalId && (
        <Panel title={addressTexts.nationalId.title} icon="identification-card">
          <NationalIdForm id="national-id" form={identityForm} sending={sending} onKept={props.onIdentity}>
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
