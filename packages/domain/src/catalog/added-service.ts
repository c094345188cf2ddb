import type { Money } from '../money/money.ts'

/** Insurance, protection or installation that is sold with a product. */
export interface AddedService {
  readonly id: number
  readonly type: 'insurance' | 'protection' | 'installation'
  readonly name: string
  readonly note: string
  readonly image: string
  /** Price for one unit of the product. */
  readonly price: Money
}
