import { fromLira, type Money } from '../money/money.ts'
import { isCompanyPhone } from '../validation/phone.ts'
import { hasDigit } from '../validation/has-digit.ts'
import { isTypedEmail } from '../validation/email.ts'
import { isTaxNumber } from '../validation/tax-number.ts'
import { isLeave, type Leave } from './leave.ts'

/** The company behind a shop. It is closed to changes once the office has verified it. */
export interface ShopCompany {
  readonly legalName: string
  readonly taxOffice: string
  readonly taxNumber: string
  readonly mersis: string
  readonly kep: string
}
/** An address of a shop. */
export interface ShopAddress {
  readonly city: string
  readonly district: string
  readonly street: string
  readonly phone: string
}
/** The settings of a shop that its seller may change. */
export interface ShopSettings {
  readonly company: ShopCompany
  readonly address: ShopAddress
  /** Where returns go; null for the shop's address. */
  readonly returnAddress: (ShopAddress & { readonly name: string }) | null
  readonly description: string
  readonly cargoPrice: Money
  readonly freeCargoOver: Money | null
  readonly prepareDays: number
  readonly leave: Leave | null
}
/** The largest values of the settings. */
export const shopSettingsLimits = {
  cargoPrice: fromLira(10_000),
  freeCargoOver: fromLira(1_000_000),
  prepareDays: 30,
} as const
/** A field of the settings as the seller's form names it. */
export type ShopSettingsField =
  | 'legal_name'
  | 'tax_office'
  | 'tax_number'
  | 'mersis'
  | 'kep'
  | 'city'
  | 'district'
  | 'street'
  | 'phone'
  | 'return_name'
  | 'return_city'
  | 'return_district'
  | 'return_street'
  | 'return_phone'
  | 'leave'

const either = (text: string, valid: (text: string) => boolean) => text === '' || valid(text)
/** A trade register number of 16 digits. */
const isMersis = (text: string) => /^\d{16}$/.test(text)

/**
 * Fields with an invalid value. Empty fields are not invalid, since a draft is saved step by step; of a return address
 * every field is required.
 */
export function shopSettingsProblems(settings: ShopSettings, now: Date): readonly ShopSettingsField[] {
  const { company, address, returnAddress: back, leave } = settings
  const wrong: readonly (readonly [ShopSettingsField, boolean])[] = [
    ['tax_number', either(company.taxNumber, isTaxNumber)],
    ['mersis', either(company.mersis, isMersis)],
    ['kep', either(company.kep, isTypedEmail)],
    ['street', either(address.street, hasDigit)],
    ['phone', either(address.phone, isCompanyPhone)],
    ['return_name', back === null || back.name !== ''],
    ['return_city', back === null || back.city !== ''],
    ['return_district', back === null || back.district !== ''],
    ['return_street', back === null || hasDigit(back.street)],
    ['return_phone', back === null || isCompanyPhone(back.phone)],
    ['leave', leave === null || isLeave(leave, now)],
  ]
  return wrong.filter(([, valid]) => !valid).map(([field]) => field)
}

/** Fields that the law asks for before the shop opens and that are empty.. */
export function openShopFields({
  company,
  address,
}: Pick<ShopSettings, 'company' | 'address'>): readonly ShopSettingsField[] {
  const needed: readonly (readonly [ShopSettingsField, string])[] = [
    ['legal_name', company.legalName],
    ['tax_office', company.taxOffice],
    ['tax_number', company.taxNumber],
    ['city', address.city],
    ['district', address.district],
    ['street', address.street],
    ['phone', address.phone],
  ]
  return needed.filter(([, value]) => value.trim() === '').map(([field]) => field)
}
