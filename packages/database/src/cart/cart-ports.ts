import type { CartPorts } from '@market/commerce'
import type { Database } from '../open-database.ts'
import { sqlCarts } from './carts.ts'
import { sqlOffers } from './offers.ts'
import { sqlSavedItems } from './saved-items.ts'

export const sqlCartPorts = (trx: Database): CartPorts => ({
  carts: sqlCarts(trx),
  saved: sqlSavedItems(trx),
  offers: sqlOffers(trx),
})
