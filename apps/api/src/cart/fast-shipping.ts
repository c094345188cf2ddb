import type { Database } from '../platform/database/open-database.ts'
import { isUuid } from '../platform/http/is-uuid.ts'
import { cartFailed } from './cart-failures.ts'
import { loadCart } from './reading/read-cart.ts'
import { upsertActiveCart, type ActiveCart } from './active-cart.ts'

/** Chooses delivery on the next day to one of the owner's addresses, or gives the choice up with `undefined`. */
export async function chooseFastShipping(
  trx: Database,
  { ownerId, addressId, now }: { readonly ownerId: string; readonly addressId: string | undefined; readonly now: Date },
): Promise<ActiveCart> {
  if (addressId !== undefined) await refuseForeignAddress(trx, ownerId, addressId)
  const touched = { ...(await upsertActiveCart(trx, ownerId, now)), fast_shipping_address_id: addressId ?? null }
  await trx
    .updateTable('carts')
    .set({ fast_shipping_address_id: touched.fast_shipping_address_id })
    .where('id', '=', touched.id)
    .execute()
  const { cart } = await loadCart(trx, touched, now)
  if (addressId !== undefined && cart.fastShipping.addressId === null)
    throw cartFailed({ code: 'cart/no-fast-shipping' })
  return touched
}

async function refuseForeignAddress(trx: Database, ownerId: string, id: string): Promise<void> {
  const own = isUuid(id)
    ? await trx
        .selectFrom('addresses')
        .select('id')
        .where('id', '=', id)
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
    : undefined
  if (!own) throw cartFailed({ code: 'cart/unknown-fast-address' })
}
