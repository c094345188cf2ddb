import type { Card } from '@market/domain/checkout'

const card = (number: string): Card => ({ number, name: 'ADA DENEME', month: '12', year: '2030', cvc: '123' })

/** Numbers of no bank that hold by their checksum. */
export const testCards = {
  accepted: card('4000000000000002'),
  /** The tokenizer takes it, the bank declines the payment. */
  declined: card('4000000000000010'),
} as const
