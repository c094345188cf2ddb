export interface ChangeableLine<Id = number> {
  readonly productId: Id
  readonly attrId: string
  readonly quantity: number
  readonly limit: number
  readonly stock: number
}
/** A change of quantity to send (rules.md C3). */
export interface QuantityChange<Id = number> {
  /** A lower quantity is a removal update, a higher one an addition update. */
  readonly kind: 'addition' | 'removal'
  /** Signed number of units. */
  readonly difference: number
  readonly payload: {
    readonly productId: Id
    readonly attrId: string
    readonly oldNumber: number
    readonly number: number
  }
}

/** Most units a line may hold. */
export const quantityLimit = (line: Pick<ChangeableLine, 'limit' | 'stock'>): number =>
  addLimit({ stock: line.stock, upperLimit: line.limit })

/**
 * The request that changes a line's quantity; undefined when nothing must be sent (rules.md C3). Choosing the current
 * quantity sends nothing, even for a line that exceeds its maximum.
 */
export const quantityChange = <Id>(line: ChangeableLine<Id>, wanted: number): QuantityChange<Id> | undefined => {
  if (wanted === line.quantity) return undefined
  const number = Math.min(wanted, quantityLimit(line))
  if (!Number.isSafeInteger(number) || number < 1 || number === line.quantity) return undefined
  const { productId, attrId, quantity: oldNumber } = line
  const difference = number - oldNumber
  return {
    kind: difference < 0 ? 'removal' : 'addition',
    difference,
    payload: { productId, attrId, oldNumber, number },
  }
}

/** Most units of a product that one addition may ask for: its stock, itself capped at the upper limit (rules.md C6). */
export const addLimit = (product: { readonly stock: number; readonly upperLimit: number }): number =>
  Math.max(0, Math.min(product.stock, product.upperLimit))
