import type { FieldProblem } from '../kernel/field-problem.ts'
import { isTypedEmail } from '../validation/email.ts'
import { fieldToSend } from '../validation/form-to-send.ts'
import { hasDigit } from '../validation/has-digit.ts'
import { isNationalIdOrEmpty } from '../validation/national-id.ts'
import { isPhone } from '../validation/phone.ts'
import { isTaxNumber } from '../validation/tax-number.ts'
import type { AddressForm } from './address.ts'

/** The fields of the address form that can be reported as wrong. */
export type AddressField = Exclude<keyof AddressForm, 'type'>

const isPostalCode = (text: string): boolean => /^(0[1-9]|[1-7]\d|8[01])\d{3}$/.test(text)
const required: readonly AddressField[] = ['title', 'firstName', 'lastName', 'phone', 'city', 'district', 'address']
const company: readonly AddressField[] = ['companyName', 'taxOffice', 'taxNumber']
const valid: { readonly [Field in AddressField]?: (text: string) => boolean } = {
  phone: isPhone,
  address: hasDigit,
  email: isTypedEmail,
  tc: isNationalIdOrEmpty,
  taxNumber: isTaxNumber,
  zipCode: isPostalCode,
}
/** Order of the fields in the form. */
const order: readonly AddressField[] = [
  'firstName',
  'lastName',
  'phone',
  'city',
  'district',
  'neighborhood',
  'zipCode',
  'address',
  'title',
  'email',
  'tc',
  ...company,
]

/**
 * Problems of an address form, in its order. The address line must contain a digit (rules.md V13). If one of the
 * company's fields is filled in, or a company invoice is requested, all of them are required. A postal code has five
 * digits, of which the first two are the province's.
 */
export const addressProblems = (
  form: AddressForm,
  also: { readonly tcRequired?: boolean; readonly company?: boolean } = {},
): readonly FieldProblem<AddressField>[] => {
  const needed = new Set([
    ...required,
    ...(also.tcRequired ? (['tc'] as const) : []),
    ...(also.company === true || company.some((field) => form[field].trim() !== '') ? company : []),
  ])
  return order.flatMap((field): readonly FieldProblem<AddressField>[] => {
    const text = fieldToSend(field, form[field])
    if (text === '') return needed.has(field) ? [{ field, problem: 'required' }] : []
    return valid[field]?.(text) === false ? [{ field, problem: 'invalid' }] : []
  })
}
