import { useCallback, useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { type BriefList, type ProductBrief, readBriefs, writeBriefs } from './product-brief.ts'

/** A list of products that this browser remembers, and the way to change it. */
export function useBriefs(list: BriefList) {
  const store = useService(services.ExpiringStore)
  const session = useService(services.SessionStore)
  const [products, setProducts] = useState(() => readBriefs(store, list))
  // With a member who leaves, what they looked at leaves the page too.
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
