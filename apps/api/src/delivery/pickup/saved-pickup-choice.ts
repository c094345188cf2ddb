import { normalizePhone } from '@market/domain/validation'
import type { ShippingOption } from '@market/domain/account'
import { receiverProblems } from '@market/domain/checkout'
import type { OwnCart, PickupChoice, Receiver } from '@market/commerce'
import { type Database, hideNumbers, jsonWithHidden } from '@market/database'
import { readCart } from '../../cart/sql/read-cart.ts'
import { deliveryFailed } from '../delivery-answers.ts'

/** The way of delivery of the owner's next order; to the address by default. */
export async function readPickupChoice(db: Database, ownerId: string): Promise<PickupChoice> {
  const row = await db
    .selectFrom('address_choices as c')
    .leftJoin('pickup_points as p', 'p.id', 'c.pickup_id')
    .select([
      'c.shipping_option',
      'c.receiver',
      'p.id',
      'p.kind',
      'p.name',
      'p.city',
      'p.district',
      'p.address',
      'p.hours',
    ])
    .where('c.owner_id', '=', ownerId)
    .executeTakeFirst()
  if (!row || row.shipping_option === 'address') return { option: 'address', point: null, receiver: null }
  const { id, kind, name, city, district, address, hours } = row
  const known = id !== null && kind !== null && name !== null && city !== null && district !== null
  return {
    option: row.shipping_option as ShippingOption,
    point: known ? { id, kind, name, city, district, address: address ?? '', hours: hours ?? '' } : null,
    receiver: row.receiver as Receiver | null,
  }
}

interface SentChoice {
  readonly option: ShippingOption
  readonly pickup_id?: number | undefined
  readonly receiver?: Receiver | undefined
}

/**
 * Saves the way of delivery. Refuses with 404 an unknown place, with 422 a place of another kind and an invalid
 * receiver, with 409 a locker that is too small for the cart.
 */
export async function savePickupChoice(
  trx: Database,
  { ownerId, sent, now }: { readonly ownerId: string; readonly sent: SentChoice; readonly now: Date },
): Promise<void> {
  const receiver = sent.receiver && checkReceiver(sent.receiver)
  if (sent.option !== 'address') {
    const point =
      sent.pickup_id === undefined
        ? undefined
        : await trx.selectFrom('pickup_points').select('kind').where('id', '=', sent.pickup_id).executeTakeFirst()
    if (!point) throw deliveryFailed({ code: 'delivery/unknown-pickup' })
    if (point.kind !== sent.option) throw deliveryFailed({ code: 'delivery/other-kind-of-pickup' })
    if (sent.option === 'kargomat') refuseUnfit(await readCart(trx, ownerId, now))
  }
  await trx
    .updateTable('address_choices')
    .set({
      shipping_option: sent.option,
      pickup_id: sent.option === 'address' ? null : (sent.pickup_id ?? null),
      receiver: receiver ? jsonWithHidden(hideNumbers(receiver)) : null,
    })
    .where('owner_id', '=', ownerId)
    .execute()
}

/** Refuses with 409, naming them, goods that do not fit a parcel locker. */
export function refuseUnfit({ unfitForLocker }: OwnCart): void {
  if (unfitForLocker.length > 0) throw deliveryFailed({ code: 'delivery/not-for-locker', names: unfitForLocker })
}

function checkReceiver({ first_name, last_name, phone, tc = '' }: Receiver): Receiver {
  const [problem] = receiverProblems({ firstName: first_name, lastName: last_name, phone, tc })
  if (problem)
    throw deliveryFailed({
      code:
        problem.field === 'tc'
          ? 'delivery/receiver-tc'
          : problem.field === 'phone'
            ? 'delivery/receiver-phone'
            : 'delivery/receiver-name',
    })
  return { first_name: first_name.trim(), last_name: last_name.trim(), phone: normalizePhone(phone), tc: tc.trim() }
}
