import type { NamedPlace, PickupState } from '@market/stores'
import { Select } from '@market/ui'
import { addressTexts } from '../../../shared/address/texts.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const { allDistricts, lockersIn } = checkoutTexts.shipping

interface PickupPlaceProps extends Pick<PickupState, 'place' | 'cities' | 'districts'> {
  readonly onPlace: (place: PickupState['place']) => void
}

/** Selects the province and optionally the district in which to look for a branch or locker. */
export function PickupPlace({ place: { city, district }, cities, districts, onPlace }: PickupPlaceProps) {
  return (
    <div className={css.pickupPlace}>
      <Select
        id="yer-il"
        label={addressTexts.fields.city}
        value={city}
        onChange={(event) => onPlace({ city: event.target.value, district: '' })}
      >
        <Options places={cities} current={city} none={addressTexts.chooseCity} />
      </Select>
      <Select
        id="yer-ilce"
        label={addressTexts.fields.district}
        value={district}
        disabled={city === ''}
        onChange={(event) => onPlace({ city, district: event.target.value })}
      >
        <Options places={districts} current={district} none={allDistricts} />
      </Select>
    </div>
  )
}

interface OptionsProps {
  readonly places: readonly NamedPlace[]
  readonly current: string
  readonly none: string
}

/** The options of a list; includes the current value while the list is loading. */
const Options = ({ places, current, none }: OptionsProps) => (
  <>
    <option value="">{none}</option>
    {current && !places.some(({ name }) => name === current) && <option value={current}>{current}</option>}
    {places.map(({ name, count }) => (
      <option key={name} value={name}>
        {count === undefined ? name : lockersIn(name, count)}
      </option>
    ))}
  </>
)
