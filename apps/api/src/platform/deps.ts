import type { Clock } from '@market/domain/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '@market/database'
import type { Config } from './config/config.ts'

/** Dependencies of every room of the API. */
export interface Deps {
  readonly db: Database
  readonly config: Config
  readonly clock: Clock
  readonly log: FastifyBaseLogger
}
