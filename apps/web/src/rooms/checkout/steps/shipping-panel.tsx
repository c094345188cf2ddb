import { shippingChoices, type ShippingOption } from '@market/domain/account'
import type { Shipping } from '@market/domain/checkout'
import { useService } from '@market/react'
import { Alert, Panel, Radio } from '@market/ui'
import type { ReactNode } from 'react'
import { services } from '../../../composition/tokens.ts'
import * as css from '../checkout.css.ts'
import { PickupReceiver } from '../pickup/pickup-receiver.tsx'
import { NearestPoint } from './nearest-point.tsx'
import { PickupPoints } from '../pickup/pickup-points.tsx'
import type { Near, Nearest } from '../pickup/use-nearest.ts'
import { checkoutTexts } from '../texts.ts'
import { headingOf } from './step.tsx'
import { useAsked } from './use-asked.ts'
import type { Keep } from './use-keeping.ts'

const texts = checkoutTexts.shipping

interface ShippingPanelProps {
  /** The saved delivery option; a branch or locker is saved once its place is chosen. */
  readonly shipping: Shipping
  readonly option: ShippingOption
  /** The shopper's place, from which distances are measured. */
  readonly near: Near
  readonly nearest: Nearest
  /** Another receiver is being entered and is not saved yet. */
  readonly naming: boolean
  readonly onNaming: (naming: boolean) => void
  readonly onOption: (option: ShippingOption) => void
  readonly onKeep: Keep<Shipping>
  /** Content for delivery to the address. */
  readonly children: ReactNode
}

/** Chooses the delivery: to the address, to a branch or to a parcel locker (rules.md K3). */
export function ShippingPanel({
  shipping,
  option,
  near,
  nearest,
  naming,
  onNaming,
  onOption,
  onKeep,
  children,
}: ShippingPanelProps) {
  const gateway = useService(services.ShippingGateway)
  const pickup = shipping.option === option ? shipping.pickup : null
  const [chosen, ask] = useAsked(pickup?.id)
  const choose = (wanted: ShippingOption) => {
    onOption(wanted)
    onNaming(false)
    if (wanted === 'address') void onKeep(() => gateway.deliverToAddress())
  }
  return (
    <Panel>
      <fieldset className={css.cards} aria-labelledby={headingOf('how')}>
        {shippingChoices.map((one) => (
          <div key={one.option}>
            <Radio
              name="teslimat"
              checked={option === one.option}
              onChange={() => choose(one.option)}
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
          key={`${option} ${near.city} ${near.district}`}
          option={option}
          place={pickup ?? near}
          near={near}
          chosen={chosen}
          onChoose={(id) =>
            void ask(
              id,
              onKeep(() => gateway.pickUp(option, id, shipping.receiver ?? undefined)),
            )
          }
        />
      )}
      {option !== 'address' && pickup && (
        <PickupReceiver
          receiver={shipping.receiver}
          open={naming}
          onOpen={onNaming}
          onKeep={(receiver) => void onKeep(() => gateway.pickUp(option, pickup.id, receiver))}
        />
      )}
    </Panel>
  )
}
