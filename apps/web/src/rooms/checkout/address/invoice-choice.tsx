import { type Address, addressLine, type AddressStep, type SelectedAddresses } from '@market/domain'
import { Button, Checkbox, Panel, Radio } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { AddressFields } from '../../../shared/address/address-fields.tsx'
import { failureText } from '../../../shared/failure/failure-text.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.invoice

interface InvoiceChoiceProps {
  readonly step: AddressStep
  readonly onChanged: (selected: SelectedAddresses) => void
  readonly onFailed: (problem: string) => void
}

/** To whom the invoice is made out: to the delivery address, or to another one (rules.md K3). */
export function InvoiceChoice({ step, onChanged, onFailed }: InvoiceChoiceProps) {
  const gateway = useService(services.AddressGateway)
  const { addresses, selectedAddress, selectedInvoice } = step
  const apart = selectedInvoice !== null && selectedInvoice !== selectedAddress
  const [open, setOpen] = useState(apart)
  const [editing, setEditing] = useState<Address | 'new'>()
  const others = addresses.filter(({ id }) => id !== selectedAddress)
  const select = async (invoiceAddressId: Address['id']) => {
    if (selectedAddress === null) return
    const answer = await gateway.select({ addressId: selectedAddress, invoiceAddressId })
    if (answer.ok) onChanged(answer.value)
    else onFailed(failureText(answer.failure))
  }
  const same = (wanted: boolean) => {
    setOpen(!wanted)
    setEditing(wanted || others.length > 0 ? undefined : 'new')
    if (wanted && apart && selectedAddress !== null) void select(selectedAddress)
  }
  return (
    <Panel title={texts.title} icon="file-pdf">
      <Checkbox label={texts.same} checked={!open} onChange={(event) => same(event.target.checked)} />
      {open && others.length > 0 && (
        <fieldset className={css.cards} aria-label={texts.choose}>
          {others.map((address) => (
            <div key={address.id} className={css.card}>
              <Radio
                name="invoice-address"
                className={css.cardText}
                checked={address.id === selectedInvoice}
                onChange={() => void select(address.id)}
                label={
                  <>
                    <b>{address.title}</b> · {address.companyName || `${address.firstName} ${address.lastName}`}
                    <br />
                    {addressLine(address)}
                    {address.taxNumber && ` · ${texts.tax(address.taxOffice, address.taxNumber)}`}
                  </>
                }
              />
              <span className={css.cardActions}>
                <Button
                  variant="text"
                  size="sm"
                  aria-label={`${checkoutTexts.address.edit}: ${address.title}`}
                  onClick={() => setEditing(address)}
                >
                  {checkoutTexts.address.edit}
                </Button>
              </span>
            </div>
          ))}
        </fieldset>
      )}
      {open && editing === undefined && (
        <Button variant="secondary" icon="plus" onClick={() => setEditing('new')}>
          {texts.add}
        </Button>
      )}
      {open && editing !== undefined && (
        <AddressFields
          key={editing === 'new' ? 'new' : editing.id}
          address={editing === 'new' ? undefined : editing}
          type={2}
          tcRequired={step.tcRequired && !step.nationalIdKept}
          cancel={() => {
            setEditing(undefined)
            if (others.length === 0) setOpen(false)
          }}
          onSaved={(saved) => {
            setEditing(undefined)
            onChanged(saved)
          }}
        />
      )}
    </Panel>
  )
}
