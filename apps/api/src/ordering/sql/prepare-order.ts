import { type Caller, draftOrder, type OrderDraft } from '@market/provider'
import type { Database } from '@market/database'
import { valueOrThrow } from '../../platform/command-failed.ts'
import { readCheckout } from './checkout.ts'

/** For pages that show an order about to be placed: refuses with what is missing first. */
export const prepareOrder = async (db: Database, caller: Caller, now: Date): Promise<OrderDraft> =>
  valueOrThrow(draftOrder(await readCheckout(db, caller, now), caller.kind))
