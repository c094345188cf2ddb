import { textualId } from '../kernel/id.ts'
import type { GatewayResult } from '../kernel/gateway-failure.ts'

/** The bank's single-use token for a card; number and code are never sent anywhere else. */
export const cardToken = textualId('CardToken')
/** A one-time token for a card; it does not contain the card number. */
export type CardToken = ReturnType<typeof cardToken>

/** A card as its form is sent: spaces removed, name trimmed. */
export interface Card {
  readonly number: string
  readonly name: string
  /** Two digits. */
  readonly month: string
  /** Four digits. */
  readonly year: string
  readonly cvc: string
}

/** The bank's tokenizer, which is the only service that receives the card. */
export interface CardTokenizer {
  /** `url` is the tokenizer's address that `PaymentGateway.init` names. */
  tokenize(card: Card, url: string): GatewayResult<CardToken>
}
