import { type Order, pickupDays } from '@market/domain/orders'
import { useService } from '@market/react'
import { Radio, Select } from '@market/ui'
import { services } from '../../../composition/tokens.ts'
import { weekdayOf } from './weekday-of.ts'
import * as css from '../orders.css.ts'
import { orderTexts } from '../texts.ts'

const texts = orderTexts.cancel.way

interface ReturnWayProps {
  readonly order: Order
  /** The day on which a courier comes, `YYYY-MM-DD`; undefined if the shopper hands the parcel in. */
  readonly pickupDay: string | undefined
  readonly onChange: (pickupDay: string | undefined) => void
  /** Set for an exchange at the door, for which a courier always comes. */
  readonly atDoor?: boolean
}

/** Chooses how products are returned: handed in at a branch or locker, or collected at the delivery address. */
export function ReturnWay({ order, pickupDay: chosen, onChange, atDoor = false }: ReturnWayProps) {
  const days = pickupDays(useService(services.Clock).now())
  const pickupDay = atDoor ? (chosen ?? days[0]) : chosen
  const { neighborhood, address, district, city } = order.delivery
  if (order.shipping.option !== 'address') return <p>{texts.bringOnly}</p>
  return (
    <fieldset className={css.address}>
      <legend className={css.stepTitle}>{atDoor ? texts.day : texts.title}</legend>
      {!atDoor && (
        <>
          <Radio
            name="iade-yolu"
            checked={pickupDay === undefined}
            onChange={() => onChange(undefined)}
            label={texts.bring}
          />
          <Radio
            name="iade-yolu"
            checked={pickupDay !== undefined}
            onChange={() => onChange(days[0])}
            label={texts.pickup}
          />
        </>
      )}
      {pickupDay !== undefined && (
        <div className={css.cancelFields}>
          <Select label={texts.day} value={pickupDay} onChange={(event) => onChange(event.target.value)}>
            {days.map((day) => (
              <option key={day} value={day}>
                {weekdayOf(day)}
              </option>
            ))}
          </Select>
          <p className={css.note}>
            {texts.from([neighborhood, address, `${district} / ${city}`].filter(Boolean).join(', '))}
          </p>
        </div>
      )}
    </fieldset>
  )
}
