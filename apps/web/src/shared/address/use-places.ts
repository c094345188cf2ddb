import type { AddressForm, Places } from '@market/domain/account'
import { useService } from '@market/react'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'

/** The cities, with the districts of the chosen city and the neighbourhoods of the chosen district. */
export function usePlaces({ city, district }: Pick<AddressForm, 'city' | 'district'>): Places {
  const addresses = useService(services.AddressGateway)
  const [places, setPlaces] = useState<Places>({ cities: [], districts: [], neighborhoods: [] })
  useEffect(() => {
    let current = true
    const read = async () => {
      const answer = await addresses.places({ ...(city && { city }), ...(district && { district }) })
      if (current && answer.ok) setPlaces(answer.value)
    }
    void read()
    return () => {
      current = false
    }
  }, [addresses, city, district])
  return places
}
