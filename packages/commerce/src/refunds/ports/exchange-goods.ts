import type { ExchangeChoice } from '@market/domain/orders'

/** A combination of a product with its texts. */
export interface ExchangeGoods extends ExchangeChoice {
  readonly attributes: readonly { readonly key: string; readonly value: string }[]
}

/** Products as they are sold now. Only reads and locks nothing: an exchange takes its units conditionally. */
export interface ExchangeGoodsOf {
  /** Empty for a product that is no longer sold. */
  choicesOf(productId: number): Promise<readonly ExchangeGoods[]>
}
