import { ApiError } from '@market/api/counter'
import { sqlSellers } from '@market/database'
import type { CounterDeps } from '../doors/counter-deps.ts'
import { sellerAnswers } from './texts.ts'

/** Starts the shop of an application with what its form says; the seller completes the rest in the panel. */
export const startShop: CounterDeps['startShop'] = async (trx, { application, now }) => {
  const row = await trx
    .selectFrom('seller_applications')
    .select('form')
    .where('number', '=', application)
    .executeTakeFirst()
  if (!row) throw new ApiError(...sellerAnswers.unknown)
  const { form } = row
  return sqlSellers(trx).begin({
    application,
    name: form.shopName,
    company: {
      legalName: form.companyName,
      taxOffice: form.taxAddress,
      taxNumber: form.taxNumber,
      mersis: '',
      kep: '',
    },
    // The form asks for the address in one text, without city and district.
    address: { city: '', district: '', street: form.companyAddress, phone: form.companyPhone },
    now,
  })
}
