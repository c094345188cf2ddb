import { sqlDueRefunds } from '@market/database'
import type { PaymentProvider, SettlePorts } from '@market/commerce'
import type { Deps } from '../platform/deps.ts'
import { uncountReturned } from '../reviews/uncount-returned.ts'
import { tellReturn } from './tell-return.ts'

export const settlePorts = ({ db, clock, log, config }: Deps, provider: PaymentProvider): SettlePorts => ({
  refunds: sqlDueRefunds(db, async (trx, id, now) => {
    await uncountReturned(trx, id)
    await tellReturn(trx, config, id, now)
  }),
  provider,
  clock,
  log,
})
