import { placeLimits, type ReadPlace } from '@market/domain/account'
import { useService } from '@market/react'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'

interface PlaceSearch {
  /** The text that was searched. */
  readonly words: string
  /** Undefined if the request failed. */
  readonly found: readonly ReadPlace[] | undefined
}

/**
 * The latest answer for the typed text; it may still be the answer for an earlier text. Undefined if the text is too
 * short.
 */
export function usePlaceSearch(words: string): PlaceSearch | undefined {
  const addresses = useService(services.AddressGateway)
  const [answer, setAnswer] = useState<PlaceSearch>()
  const asked = words.length >= placeLimits.minCharacters
  useEffect(() => {
    if (!asked) return
    let current = true
    const ask = async () => {
      const places = await addresses.findPlaces(words.slice(0, placeLimits.maxCharacters))
      // An older answer must not overwrite a newer one.
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
