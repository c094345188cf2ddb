import type { ProductId } from '../kernel/ids.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** The shop's answer. */
export interface QuestionAnswer {
  readonly shopName: string
  readonly text: string
  /** Instant as ISO 8601 text. */
  readonly date: string
}
/** A question to a shop with its answer. */
export interface ShopQuestion {
  readonly id: number
  /** Masked, as `E** K**`. */
  readonly name: string
  readonly text: string
  /** Instant as ISO 8601 text. */
  readonly date: string
  /** The product in question, with its address in the shop. */
  readonly product: { readonly name: string; readonly url: string }
  readonly answer: QuestionAnswer | null
}
/** One page of questions. */
export interface QuestionPage {
  readonly resultCount: number
  /** Newest first. */
  readonly questions: readonly ShopQuestion[]
}
/** A question as typed. */
export interface QuestionForm {
  readonly productId: ProductId
  readonly text: string
  /** Shown on the product's page with a masked name; otherwise only to the member and the shop. */
  readonly open: boolean
}

/** Questions to the shop that sells a product. */
export interface QuestionGateway {
  /** A member's question; it shows once the shop has answered. */
  ask(form: QuestionForm): GatewayResult<void>
  /** Answered open ones, for everyone. */
  ofProduct(
    productId: ProductId,
    page?: { readonly limit?: number; readonly offset?: number },
  ): GatewayResult<QuestionPage>
  /** All questions of the member. */
  mine(page?: { readonly limit?: number; readonly offset?: number }): GatewayResult<QuestionPage>
}
