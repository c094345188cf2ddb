import type { Caller, Checkout, CheckoutFacts } from '@market/commerce'
import { type Database, keptNationalId, readInstallmentPlans, readOrderLimits } from '@market/database'
import { readAddressBook } from '../../account/addresses/address-store.ts'
import { readCart } from '../../cart/sql/read-cart.ts'
import { makeContract } from '../../contract-documents/contract.ts'
import { readPickupChoice } from '../../delivery/pickup/saved-pickup-choice.ts'
import type { LinkShop } from '../order-link.ts'

export const sqlCheckout = (db: Database, shop: LinkShop): Checkout => ({
  read: (caller, now) => readCheckout(db, caller, now),
  plans: (now) => readInstallmentPlans(db, now),
  limits: (now) => readOrderLimits(db, now),
  contract: (draft) => makeContract(db, draft, shop),
})

export const readCheckout = async (db: Database, caller: Caller, now: Date): Promise<CheckoutFacts> => ({
  own: await readCart(db, caller.ownerId, now),
  book: await readAddressBook(db, caller.ownerId),
  nationalId: await keptNationalId(db, caller.ownerId),
  pickup: await readPickupChoice(db, caller.ownerId),
  email: await emailOf(db, caller),
})

async function emailOf(db: Database, caller: Caller): Promise<string | undefined> {
  if (!caller.userId) return caller.guestEmail ?? undefined
  const member = await db.selectFrom('users').select('email').where('id', '=', caller.userId).executeTakeFirst()
  return member?.email
}
