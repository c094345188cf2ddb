import type { AddressId } from '../kernel/ids.ts'

/** 1 delivery, 2 invoice. */
export type AddressType = 1 | 2

/** An address in its form; empty texts for missing values. */
export interface AddressForm {
  readonly type: AddressType
  readonly title: string
  readonly firstName: string
  readonly lastName: string
  readonly city: string
  readonly district: string
  readonly neighborhood: string
  readonly address: string
  readonly phone: string
  readonly zipCode: string
  readonly email: string
  /** National ID. */
  readonly tc: string
  readonly companyName: string
  readonly taxOffice: string
  readonly taxNumber: string
}

/** A saved address. */
export interface Address extends AddressForm {
  readonly id: AddressId
}

/** An empty address form. */
export const emptyAddress: AddressForm = {
  type: 1,
  title: '',
  firstName: '',
  lastName: '',
  city: '',
  district: '',
  neighborhood: '',
  address: '',
  phone: '',
  zipCode: '',
  email: '',
  tc: '',
  companyName: '',
  taxOffice: '',
  taxNumber: '',
}
