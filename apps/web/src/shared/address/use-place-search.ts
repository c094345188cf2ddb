import { useService, useStream } from '@market/react'
import type { FoundPlaces } from '@market/stores'
import { useEffect, useState } from 'react'
import { addressCases } from './bind.ts'

/**
 * The latest answer for the typed text; it may still be the answer for an earlier text. Undefined if the text is too
 * short.
 */
export function usePlaceSearch(words: string): FoundPlaces | undefined {
  const makePlaceSearch = useService(addressCases.makePlaceSearch)
  const [search] = useState(makePlaceSearch)
  useEffect(() => search.type(words), [search, words])
  return useStream(search.state)
}
