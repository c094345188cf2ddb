import { shippingChoices } from '@market/domain/account'
import type { Shipping } from '@market/domain/checkout'
import type { StepsStore, StepsView } from '@market/stores'
import { Alert, Panel, Radio } from '@market/ui'
import type { ReactNode } from 'react'
import * as css from '../checkout.css.ts'
import { PickupReceiver } from '../pickup/pickup-receiver.tsx'
import { NearestPoint } from './nearest-point.tsx'
import { PickupPoints } from '../pickup/pickup-points.tsx'
import { checkoutTexts } from '../texts.ts'
import { headingOf } from './step.tsx'
import { useAsked } from './use-asked.ts'

const texts = checkoutTexts.shipping

interface ShippingPanelProps {
  readonly steps: StepsStore
  /** The saved delivery option; a branch or locker is saved once its place is chosen. */
  readonly shipping: Shipping
  readonly view: Pick<StepsView, 'option' | 'near' | 'nearest'>
  /** Another receiver is being entered and is not saved yet. */
  readonly naming: boolean
  /** Content for delivery to the address. */
  readonly children: ReactNode
}

/** Chooses the delivery: to the address, to a branch or to a parcel locker (rules.md K3). */
export function ShippingPanel({ steps, shipping, view, naming, children }: ShippingPanelProps) {
  const { option, near, nearest } = view
  const pickup = shipping.option === option ? shipping.pickup : null
  const [chosen, ask] = useAsked(pickup?.id)
  return (
    <Panel>
      <fieldset className={css.cards} aria-labelledby={headingOf('how')}>
        {shippingChoices.map((one) => (
          <div key={one.option}>
            <Radio
              name="teslimat"
              checked={option === one.option}
              onChange={() => steps.choose(one.option)}
              label={one.title}
            />
            {one.option !== 'address' && one.option !== option && <NearestPoint point={nearest[one.option]} />}
          </div>
        ))}
      </fieldset>
      <p className={css.shippingNote}>{texts.notes[option]}</p>
      {option === 'address' && children}
      {option === 'kargomat' && shipping.unfitForLocker.length > 0 && (
        <Alert tone="warning" announced>
          {texts.unfit(shipping.unfitForLocker)}
        </Alert>
      )}
      {option !== 'address' && !(option === 'kargomat' && shipping.unfitForLocker.length > 0) && (
        <PickupPoints
          key={`${option} ${near.city} ${near.district} ${near.neighborhood}`}
          option={option}
          place={pickup ?? near}
          near={near}
          chosen={chosen}
          onChoose={(id) => void ask(id, steps.pickUp(option, id, shipping.receiver ?? undefined))}
        />
      )}
      {option !== 'address' && pickup && (
        <PickupReceiver
          receiver={shipping.receiver}
          open={naming}
          onOpen={(open) => steps.enter({ naming: open })}
          onKeep={(receiver) => void steps.pickUp(option, pickup.id, receiver)}
        />
      )}
    </Panel>
  )
}
