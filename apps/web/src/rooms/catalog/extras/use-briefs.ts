import { useCallback, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { type ProductBrief, readBriefs, writeBriefs } from './product-brief.ts'

/** A list of products that this browser remembers, and the way to change it. */
export function useBriefs(list: 'compared' | 'seen') {
  const store = useService(services.ExpiringStore)
  const [products, setProducts] = useState(() => readBriefs(store, list))
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
