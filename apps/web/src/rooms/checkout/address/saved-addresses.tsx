import { formatPhone } from '@market/domain/validation'
import { type Address, addressLine, type AddressStep } from '@market/domain/account'
import { askFirst, useService } from '@market/react'
import type { StepsStore } from '@market/stores'
import { Button, Panel, Radio } from '@market/ui'
import { services } from '../../../composition/tokens.ts'
import { useAsked } from '../steps/use-asked.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.address

interface SavedAddressesProps {
  readonly steps: StepsStore
  readonly step: AddressStep
  readonly addresses: readonly Address[]
  /** The form for a new address is open. */
  readonly adding: boolean
}

/** The buyer's delivery addresses, one of them selected. A separate invoice address does not change. */
export function SavedAddresses({ steps, step, addresses, adding }: SavedAddressesProps) {
  const notices = useService(services.NoticeStore)
  const [chosen, choose] = useAsked(step.selectedAddress)
  const ask = ({ id, title }: Address) =>
    askFirst(notices, {
      title: texts.removeTitle,
      text: texts.removeText(title),
      yes: texts.remove,
      no: texts.cancel,
      run: () => void steps.remove(id),
    })
  return (
    <Panel title={texts.saved} icon="map-pin">
      <fieldset className={css.cards} aria-label={texts.saved}>
        {addresses.map((address) => (
          <div key={address.id} className={css.card}>
            <Radio
              name="address"
              className={css.cardText}
              checked={address.id === chosen}
              onChange={() => void choose(address.id, steps.select({ addressId: address.id }))}
              label={
                <>
                  <b>{address.title}</b> · {address.firstName} {address.lastName}
                  <br />
                  {addressLine(address, address.title)} · {formatPhone(address.phone)}
                </>
              }
            />
            <span className={css.cardActions}>
              <Button
                variant="text"
                size="sm"
                aria-label={`${texts.edit}: ${address.title}`}
                onClick={() => steps.enter({ edited: address })}
              >
                {texts.edit}
              </Button>
              <Button
                variant="text"
                size="sm"
                aria-label={`${texts.remove}: ${address.title}`}
                onClick={() => ask(address)}
              >
                {texts.remove}
              </Button>
            </span>
          </div>
        ))}
      </fieldset>
      {!adding && (
        <Button variant="secondary" icon="plus" onClick={() => steps.enter({ edited: 'new' })}>
          {texts.add}
        </Button>
      )}
    </Panel>
  )
}
