import { type Address, addressLine, type AddressStep, taxLine } from '@market/domain/account'
import type { StepsStore } from '@market/stores'
import { Button, Checkbox, Panel, Radio } from '@market/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { AddressFields } from '../../../shared/address/address-fields.tsx'
import { useAsked } from '../steps/use-asked.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.invoice

interface InvoiceChoiceProps {
  readonly steps: StepsStore
  readonly step: AddressStep
  /** The order has a gift whose buyer is asked whose the delivery address is. */
  readonly asksOwner: boolean
  /** The answer; undefined until the buyer has given it. */
  readonly isOwn: boolean | undefined
}

/** Chooses the invoice address: the delivery address, or another one (rules.md K3). */
export function InvoiceChoice({ steps, step, asksOwner, isOwn: answer }: InvoiceChoiceProps) {
  const { addresses, selectedAddress, selectedInvoice } = step
  const [invoice, choose] = useAsked(selectedInvoice)
  const apart = invoice !== null && invoice !== selectedAddress
  /** The delivery address that the buyer declined for the invoice, before choosing another one. */
  const [notTo, setNotTo] = useState<Address['id'] | null>(null)
  const open = apart || (selectedAddress !== null && notTo === selectedAddress)
  const [editing, setEditing] = useState<Address | 'new'>()
  const others = addresses.filter(({ id }) => id !== selectedAddress)
  const unsettled = open && (!apart || editing !== undefined)
  const tell = useEffectEvent((invoicing: boolean) => steps.enter({ invoicing }))
  useEffect(() => {
    tell(unsettled)
    return () => tell(false)
  }, [unsettled])
  const select = async (invoiceAddressId: Address['id']) => {
    if (selectedAddress === null) return
    await choose(invoiceAddressId, steps.select({ addressId: selectedAddress, invoiceAddressId }))
  }
  const same = (wanted: boolean) => {
    setNotTo(wanted ? null : selectedAddress)
    setEditing(wanted || others.length > 0 ? undefined : 'new')
    if (wanted && apart && selectedAddress !== null) void select(selectedAddress)
  }
  return (
    <Panel id="fatura-adresi" title={texts.title} icon="file-pdf">
      {asksOwner ? (
        <fieldset className={css.cards}>
          <legend>{texts.gift.legend}</legend>
          {[true, false].map((isOwn) => (
            <Radio
              key={String(isOwn)}
              name="hediye-adresi"
              checked={isOwn ? answer === true && !open : open}
              onChange={() => {
                steps.enter({ ownAddress: isOwn })
                same(isOwn)
              }}
              label={isOwn ? texts.gift.own : texts.gift.friend}
            />
          ))}
        </fieldset>
      ) : (
        <Checkbox label={texts.same} checked={!open} onChange={(event) => same(event.target.checked)} />
      )}
      {open && others.length > 0 && (
        <fieldset className={css.cards} aria-label={texts.choose}>
          {others.map((address) => (
            <div key={address.id} className={css.card}>
              <Radio
                name="invoice-address"
                className={css.cardText}
                checked={address.id === invoice}
                onChange={() => void select(address.id)}
                label={
                  <>
                    <b>{address.title}</b> · {address.companyName || `${address.firstName} ${address.lastName}`}
                    <br />
                    {addressLine(address)}
                    {address.taxNumber && ` · ${taxLine(address)}`}
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
            if (others.length === 0) setNotTo(null)
          }}
          sending={() => steps.sending('where')}
          onSaved={(saved) => {
            setEditing(undefined)
            steps.addressSaved(saved, false)
          }}
        />
      )}
    </Panel>
  )
}
