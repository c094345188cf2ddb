import type { Address } from '@market/domain/account'
import type { Cart, CartShop, CartTotals } from '@market/domain/cart'

export interface ContractShop {
  readonly id: number
  /** The sign that the shop trades under. */
  readonly name: string
  readonly legal_name: string
  readonly city: string
  readonly district: string
  /** Street, number and door; empty where it is not known. */
  readonly street: string
  readonly phone: string
  readonly mersis: string
  readonly kep: string
  readonly tax_number: string
}
/** The parts of an order that its documents state. */
export interface ContractOrder {
  readonly cart: Cart
  readonly totals: CartTotals<CartShop>
  readonly delivery: Address
  readonly invoice: Address
  readonly email: string
}
export interface ContractFacts {
  readonly draft: ContractOrder
  readonly shops: readonly ContractShop[]
  readonly siteTitleShort: string
  readonly siteUrl: string
}
export interface ContractDocument {
  readonly id: string
  readonly title: string
  readonly html: string
}
export interface Contract {
  /** Identifies wording and content, so that a shopper accepts exactly these texts. */
  readonly version: string
  readonly documents: readonly ContractDocument[]
}
