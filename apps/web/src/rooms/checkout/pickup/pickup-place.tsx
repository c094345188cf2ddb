import { useService } from '@market/react'
import { Select } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { addressTexts } from '../../../shared/address/texts.ts'
import * as css from '../checkout.css.ts'

interface Place {
  readonly city: string
  readonly district: string
}

/** Selects the province and optionally the district in which to look for a branch or locker. */
export function PickupPlace({ city, district, onPlace }: Place & { readonly onPlace: (place: Place) => void }) {
  const addresses = useService(services.AddressGateway)
  const [places, setPlaces] = useState<{ readonly cities: readonly string[]; readonly districts: readonly string[] }>({
    cities: [],
    districts: [],
  })
  useEffect(() => {
    let current = true
    const read = async () => {
      const answer = await addresses.places(city === '' ? {} : { city })
      if (current && answer.ok) setPlaces(answer.value)
    }
    void read()
    return () => {
      current = false
    }
  }, [addresses, city])
  return (
    <div className={css.pickupPlace}>
      <Select
        id="yer-il"
        label={addressTexts.fields.city}
        value={city}
        onChange={(event) => onPlace({ city: event.target.value, district: '' })}
      >
        <Options names={places.cities} current={city} none={addressTexts.chooseCity} />
      </Select>
      <Select
        id="yer-ilce"
        label={addressTexts.fields.district}
        value={district}
        disabled={city === ''}
        onChange={(event) => onPlace({ city, district: event.target.value })}
      >
        <Options names={places.districts} current={district} none={addressTexts.chooseDistrict} />
      </Select>
    </div>
  )
}

interface OptionsProps {
  readonly names: readonly string[]
  readonly current: string
  readonly none: string
}

/** The options of a list; includes the current value while the list is loading. */
const Options = ({ names, current, none }: OptionsProps) => (
  <>
    <option value="">{none}</option>
    {current && !names.includes(current) && <option value={current}>{current}</option>}
    {names.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </>
)
