import { valueOrThrow } from '../../platform/command-failed.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { draftOrder, type OrderDraft } from '../draft-order.ts'
import { readCheckout } from './checkout.ts'

/** For pages that show an order about to be placed: refuses with what is missing first. */
export const prepareOrder = async (db: Database, caller: Caller, now: Date): Promise<OrderDraft> =>
  valueOrThrow(draftOrder(await readCheckout(db, caller, now), caller.kind))
