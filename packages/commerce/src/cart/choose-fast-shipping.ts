import { fail, type Result, succeed } from '@market/domain/kernel'
import type { CartFailure } from './cart-failures.ts'
import type { ActiveCart, Carts } from './ports/carts.ts'
import type { FastDelivery } from './ports/fast-delivery.ts'

/** Chooses next-day delivery to one of the owner's addresses, or with `undefined` removes the choice. */
export async function chooseFastShipping(
  { carts, fastDelivery }: { readonly carts: Carts; readonly fastDelivery: FastDelivery },
  { ownerId, addressId, now }: { readonly ownerId: string; readonly addressId: string | undefined; readonly now: Date },
): Promise<Result<ActiveCart, CartFailure>> {
  if (addressId !== undefined && !(await fastDelivery.isOwnAddress(ownerId, addressId)))
    return fail({ code: 'cart/unknown-fast-address' })
  const touched = { ...(await carts.lockCart(ownerId, now)), fastAddressId: addressId ?? null }
  await carts.setFastAddress(touched.id, touched.fastAddressId)
  if (addressId !== undefined && !(await fastDelivery.reaches(touched, now)))
    return fail({ code: 'cart/no-fast-shipping' })
  return succeed(touched)
}
