import type { LockerCity } from '@market/domain/checkout'
import { useService } from '@market/react'
import { Select } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { addressTexts } from '../../../shared/address/texts.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const { lockersIn } = checkoutTexts.shipping

interface LockerPlaceProps {
  readonly city: string
  readonly district: string
  readonly onPlace: (place: { readonly city: string; readonly district: string }) => void
}

/**
 * Selects among provinces and districts with parcel lockers, with the number of lockers. A district without any shows
 * all lockers of its province.
 */
export function LockerPlace({ city, district, onPlace }: LockerPlaceProps) {
  const gateway = useService(services.ShippingGateway)
  const [cities, setCities] = useState<readonly LockerCity[]>([])
  const here = cities.find((one) => one.city === city)
  const isKnown = here?.districts.some(({ name }) => name === district)
  useEffect(() => {
    let current = true
    const read = async () => {
      const answer = await gateway.lockerCities()
      if (current && answer.ok) setCities(answer.value)
    }
    void read()
    return () => {
      current = false
    }
  }, [gateway])
  useEffect(() => {
    if (cities.length > 0 && district !== '' && !isKnown) onPlace({ city: here ? city : '', district: '' })
  }, [cities, city, district, here, isKnown, onPlace])
  return (
    <div className={css.pickupPlace}>
      <Select
        id="dolap-il"
        label={addressTexts.fields.city}
        value={here ? city : ''}
        onChange={(event) => onPlace({ city: event.target.value, district: '' })}
      >
        <option value="">{addressTexts.chooseCity}</option>
        {cities.map((one) => (
          <option key={one.city} value={one.city}>
            {lockersIn(one.city, one.count)}
          </option>
        ))}
      </Select>
      <Select
        id="dolap-ilce"
        label={addressTexts.fields.district}
        value={isKnown ? district : ''}
        disabled={!here}
        onChange={(event) => onPlace({ city, district: event.target.value })}
      >
        <option value="">{checkoutTexts.shipping.allDistricts}</option>
        {here?.districts.map(({ name, count }) => (
          <option key={name} value={name}>
            {lockersIn(name, count)}
          </option>
        ))}
      </Select>
    </div>
  )
}
