import type { AddressWire } from '@market/contract'
import { addressId } from '@market/domain/kernel'
import { normalizePhone } from '@market/domain/validation'
import type { Address, AddressForm } from '@market/domain/account'
import type { Selectable } from 'kysely'
import type { Schema } from '@market/database'

export type AddressRow = Selectable<Schema['addresses']>
type Sent = Omit<AddressWire, 'id'>

/** A sent address with trimmed texts and the phone without spaces (rules.md V14). */
export const readSent = (sent: Sent): AddressForm => ({
  type: sent.type,
  title: sent.title.trim(),
  firstName: sent.first_name.trim(),
  lastName: sent.last_name.trim(),
  city: sent.city.trim(),
  district: sent.district.trim(),
  neighborhood: sent.neighborhood.trim(),
  address: sent.address.trim(),
  phone: normalizePhone(sent.phone),
  zipCode: sent.zip_code.trim(),
  email: sent.email.trim(),
  tc: sent.tc.trim(),
  companyName: sent.company_name.trim(),
  taxOffice: sent.tax_office.trim(),
  taxNumber: sent.tax_number.trim(),
})

export const toColumns = (form: AddressForm) => ({
  type: form.type,
  title: form.title,
  first_name: form.firstName,
  last_name: form.lastName,
  city: form.city,
  district: form.district,
  neighborhood: form.neighborhood,
  address: form.address,
  phone: form.phone,
  zip_code: form.zipCode,
  email: form.email,
  tc: form.tc,
  company_name: form.companyName,
  tax_office: form.taxOffice,
  tax_number: form.taxNumber,
})

export const toAddress = ({ id, ...row }: AddressRow): Address => ({
  id: addressId(id),
  ...readSent({ ...row, type: row.type === 2 ? 2 : 1 }),
})

export const addressWire = ({ id, ...form }: Address): AddressWire => ({ id, ...toColumns(form) })
