import { type Caller, draftOrder, type OrderDraft } from '@market/commerce'
import type { Database } from '@market/database'
import { valueOrThrow } from '../../platform/command-failed.ts'
import { readCheckout } from './checkout.ts'

/** Loads an order about to be placed, for pages that show it. Refuses with the first thing that is missing. */
export const prepareOrder = async (db: Database, caller: Caller, now: Date): Promise<OrderDraft> =>
  valueOrThrow(draftOrder(await readCheckout(db, caller, now), caller.kind))
