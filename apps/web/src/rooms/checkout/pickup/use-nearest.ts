import type { PickupPoint } from '@market/domain/checkout'
import { useService } from '@market/react'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'

/** The shopper's place; empty strings until it is known. */
export interface Near {
  readonly city: string
  readonly district: string
  readonly neighborhood: string
}

export interface Nearest {
  readonly branch?: PickupPoint | undefined
  readonly kargomat?: PickupPoint | undefined
}

/**
 * Loads the branch and the locker nearest to an address; both are undefined until the address is known, and if loading
 * fails.
 */
export function useNearest({ city, district, neighborhood }: Near): Nearest {
  const gateway = useService(services.ShippingGateway)
  const [nearest, setNearest] = useState<Nearest>({})
  useEffect(() => {
    setNearest({})
    if (city === '' || district === '') return
    let current = true
    const read = async () => {
      const place = { city, district: '', near: { district, neighborhood } }
      const [branches, lockers] = await Promise.all([
        gateway.points('branch', place),
        gateway.points('kargomat', place),
      ])
      if (current)
        setNearest({
          branch: branches.ok ? branches.value[0] : undefined,
          kargomat: lockers.ok ? lockers.value[0] : undefined,
        })
    }
    void read()
    return () => {
      current = false
    }
  }, [gateway, city, district, neighborhood])
  return nearest
}
