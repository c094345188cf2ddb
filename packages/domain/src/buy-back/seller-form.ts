import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { isTypedEmail } from '../validation/email.ts'
import { hasDigit } from '../validation/has-digit.ts'
import { isIban } from '../validation/iban.ts'
import { isNationalId } from '../validation/national-id.ts'
import { isPhone } from '../validation/phone.ts'

/** The form of a person who sells a device: personal data and the bank account to pay to, as typed. */
export interface DeviceSeller {
  readonly firstName: string
  readonly lastName: string
  readonly tc: string
  readonly phone: string
  readonly email: string
  readonly city: string
  readonly district: string
  readonly address: string
  /** Must be the seller's own account. */
  readonly iban: string
  /** The seller accepts the terms of the service. */
  readonly accepted: boolean
}
/** The fields of the seller's form. */
export type DeviceSellerField = keyof DeviceSeller

/** The empty form. */
export const emptyDeviceSeller: DeviceSeller = {
  firstName: '',
  lastName: '',
  tc: '',
  phone: '',
  email: '',
  city: '',
  district: '',
  address: '',
  iban: '',
  accepted: false,
}

/** Problems of the seller's form, in its order (rules.md V7, V12, V13, V14, V15). */
export const deviceSellerProblems = (form: DeviceSeller): readonly FieldProblem<DeviceSellerField>[] =>
  formProblems<DeviceSellerField>(form, [
    ['firstName', { maxLength: 60 }],
    ['lastName', { maxLength: 60 }],
    ['tc', { valid: isNationalId }],
    ['phone', { valid: isPhone }],
    ['email', { valid: isTypedEmail, maxLength: 254 }],
    ['city', { maxLength: 60 }],
    ['district', { maxLength: 60 }],
    ['address', { valid: hasDigit, maxLength: 500 }],
    ['iban', { valid: isIban }],
    ['accepted'],
  ])
