import { placeLimits, type ReadPlace } from '@market/domain/account'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'

interface PlaceSearch {
  /** What was asked for. */
  readonly words: string
  /** Undefined where the answer failed. */
  readonly found: readonly ReadPlace[] | undefined
}

/** The newest answer to the words that were typed; it may still be that of words before. Undefined for too few letters. */
export function usePlaceSearch(words: string): PlaceSearch | undefined {
  const addresses = useService(services.AddressGateway)
  const [answer, setAnswer] = useState<PlaceSearch>()
  const asked = words.length >= placeLimits.minCharacters
  useEffect(() => {
    if (!asked) return
    let current = true
    const ask = async () => {
      const places = await addresses.findPlaces(words.slice(0, placeLimits.maxCharacters))
      // An older answer never overwrites a newer one.
      if (current) setAnswer({ words, found: places.ok ? places.value : undefined })
    }
    const timer = setTimeout(() => void ask(), placeLimits.delayMs)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [addresses, asked, words])
  return asked ? answer : undefined
}
