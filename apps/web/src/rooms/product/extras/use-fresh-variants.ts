import type { ProductId } from '@market/domain/kernel'
import type { ProductVariants } from '@market/domain/catalog'
import { type PriceStatus, priceStatus } from '@market/domain/shell'
import { useEffect, useRef } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { useMachine } from '../../../composition/use-machine.ts'

interface FreshVariants {
  readonly productId: ProductId
  /** The combination chosen. */
  readonly attrId: string
  readonly onVariants: (variants: ProductVariants) => void
  readonly onPriceStatus: (status: PriceStatus) => void
}

/** Reads what a product's variants cost and how many there are anew when another is chosen: a page may be minutes old (rules.md S17). */
export function useFreshVariants({ productId, attrId, onVariants, onPriceStatus }: FreshVariants): void {
  const catalog = useService(services.ProductCatalog)
  const [status, send] = useMachine(priceStatus)
  const known = useRef(attrId)
  useEffect(() => onPriceStatus(status), [status, onPriceStatus])
  useEffect(() => {
    if (known.current === attrId) return undefined
    known.current = attrId
    let current = true
    const read = async () => {
      send({ type: 'calculate' })
      const answer = await catalog.variants(productId)
      if (!current) return
      // Without an answer the prices of the page stay; the cart has the valid ones.
      if (answer.ok) onVariants(answer.value)
      send({ type: 'calculated' })
    }
    void read()
    return () => {
      current = false
    }
  }, [catalog, productId, attrId, onVariants, send])
}
