/** The row of a cart as far as its lines and amounts depend on it. */
export interface StoredCart {
  readonly id: string
  readonly revision: number
  readonly gift_code_id: string | null
  readonly fast_shipping_address_id: string | null
}

export const storedCartColumns = ['id', 'revision', 'gift_code_id', 'fast_shipping_address_id'] as const
