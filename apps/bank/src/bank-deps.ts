import type { Clock } from '@market/domain/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { BankDatabase } from './bank-tables.ts'

export interface BankDeps {
  readonly db: BankDatabase
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** Bank and merchant share it and sign with it what they say to each other. */
  readonly secret: string
  readonly merchant: {
    /** As the shopper reads it on the bank's pages. */
    readonly name: string
    /** Cards are taken from its pages alone, and browsers are sent back to no other. */
    readonly origin: string
  }
  /** Sends the shopper a text message. */
  readonly sendSms: (sms: { readonly at: Date; readonly title: string; readonly text: string }) => void
  /** The bank's own origin, as browsers reach it; known once it listens. */
  readonly url: () => string
}
