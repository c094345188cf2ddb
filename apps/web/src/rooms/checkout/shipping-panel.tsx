import { type Shipping, shippingChoices, type ShippingOption } from '@market/domain'
import { Alert, Panel, Radio } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shell/failure-text.ts'
import * as css from './checkout.css.ts'
import { PickupPoints } from './pickup-points.tsx'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.shipping

interface ShippingPanelProps {
  /** As the provider keeps it; a branch or a locker counts once its place was chosen. */
  readonly shipping: Shipping
  readonly option: ShippingOption
  /** Where to look first. */
  readonly near: { readonly city: string; readonly district: string }
  readonly onOption: (option: ShippingOption) => void
  readonly onChosen: (shipping: Shipping) => void
}

/** To the address, to a branch or to a parcel locker (rules.md K3). */
export function ShippingPanel({ shipping, option, near, onOption, onChosen }: ShippingPanelProps) {
  const gateway = useService(services.ShippingGateway)
  const [refused, setRefused] = useState<string>()
  const keep = async (asked: ReturnType<typeof gateway.bring>) => {
    const answer = await asked
    setRefused(answer.ok ? undefined : failureText(answer.failure))
    if (answer.ok) onChosen(answer.value)
  }
  const choose = (wanted: ShippingOption) => {
    onOption(wanted)
    if (wanted === 'address') void keep(gateway.bring())
  }
  return (
    <Panel title={texts.title} icon="truck">
      <fieldset className={css.cards} aria-label={texts.title}>
        {shippingChoices.map((one) => (
          <Radio
            key={one.option}
            name="teslimat"
            checked={option === one.option}
            onChange={() => choose(one.option)}
            label={one.title}
          />
        ))}
      </fieldset>
      <p className={css.shippingNote}>{texts.notes[option]}</p>
      {option !== 'address' && (
        <PickupPoints
          key={option}
          option={option}
          near={shipping.option === option && shipping.pickup ? shipping.pickup : near}
          chosen={shipping.option === option ? shipping.pickup?.id : undefined}
          onChoose={(id) => void keep(gateway.pickUp(option, id))}
        />
      )}
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
    </Panel>
  )
}
