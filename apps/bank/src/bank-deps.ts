import type { Clock } from '@market/domain/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { BankDatabase } from './bank-tables.ts'

export interface BankDeps {
  readonly db: BankDatabase
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** The secret that bank and merchant share and sign their messages with. */
  readonly secret: string
  readonly merchant: {
    /** The merchant's name on the bank's pages. */
    readonly name: string
    /** The shop's origin: the bank accepts cards from its pages only, and redirects browsers only there. */
    readonly origin: string
  }
  /** Sends the shopper a text message. */
  readonly sendSms: (sms: { readonly at: Date; readonly title: string; readonly text: string }) => void
  /** The bank's origin as browsers reach it; known once it listens. */
  readonly url: () => string
}
