import type { AnswerInput, getBuyBackUserInfo } from '@market/contract'
import type { Database } from '@market/database'

/** Initial values of the seller's form: the member's name and contact data, and the chosen delivery address. */
export async function knownSeller(db: Database, userId: string): Promise<AnswerInput<typeof getBuyBackUserInfo>> {
  const { first_name, last_name, email, phone } = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'phone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const address = await db
    .selectFrom('address_choices as c')
    .innerJoin('addresses as a', 'a.id', 'c.delivery_id')
    .select(['a.city', 'a.district', 'a.neighborhood', 'a.address', 'a.phone'])
    .where('c.owner_id', '=', userId)
    .executeTakeFirst()
  return {
    first_name,
    last_name,
    email,
    phone: phone ?? address?.phone ?? '',
    city: address?.city ?? '',
    district: address?.district ?? '',
    address: address ? `${address.neighborhood} ${address.address}`.trim() : '',
  }
}
