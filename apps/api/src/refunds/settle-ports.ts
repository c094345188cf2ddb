import { sqlDueRefunds } from '@market/database'
import type { PaymentProvider, SettlePorts } from '@market/provider'
import type { Deps } from '../platform/deps.ts'

export const settlePorts = ({ db, clock, log }: Deps, provider: PaymentProvider): SettlePorts => ({
  refunds: sqlDueRefunds(db),
  provider,
  clock,
  log,
})
