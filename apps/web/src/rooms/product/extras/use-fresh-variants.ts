import type { ProductId } from '@market/domain/kernel'
import type { ProductVariants } from '@market/domain/catalog'
import { type PriceStatus, priceStatus } from '@market/domain/shell'
import { useMachine, useService } from '@market/react'
import { useEffect, useRef } from 'react'
import { services } from '../../../composition/tokens.ts'

interface FreshVariants {
  readonly productId: ProductId
  /** Id of the chosen combination. */
  readonly attrId: string
  readonly onVariants: (variants: ProductVariants) => void
  readonly onPriceStatus: (status: PriceStatus) => void
}

/**
 * Loads the prices and stock of a product's variants again when another one is chosen, because the page may be minutes
 * old (rules.md S17).
 */
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
      // If the request fails, the page's prices stay; the cart has the current ones.
      if (answer.ok) onVariants(answer.value)
      send({ type: 'calculated' })
    }
    void read()
    return () => {
      current = false
    }
  }, [catalog, productId, attrId, onVariants, send])
}
