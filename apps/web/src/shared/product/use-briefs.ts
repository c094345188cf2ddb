import { useService } from '@market/react'
import { useCallback, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { type BriefList, type ProductBrief, readBriefs, writeBriefs } from './product-brief.ts'

/** A list of products stored in this browser, and a function that changes it. */
export function useBriefs(list: BriefList) {
  const store = useService(services.ExpiringStore)
  const session = useService(services.SessionStore)
  const [products, setProducts] = useState(() => readBriefs(store, list))
  // At logout the member's list is deleted, so the page must read it again.
  useEffect(() => session.state.subscribe(() => setProducts(readBriefs(store, list))), [session, store, list])
  const change = useCallback(
    (rule: (before: readonly ProductBrief[]) => readonly ProductBrief[]) => {
      const after = rule(readBriefs(store, list))
      writeBriefs(store, list, after)
      setProducts(after)
      return after
    },
    [store, list],
  )
  return [products, change] as const
}
