import { isPhone } from '@market/domain/validation'

/** The form in which mobile numbers are compared: ten digits from 5, however it was written; undefined of what is none. */
export const phoneKey = (phone: string): string | undefined =>
  isPhone(phone) ? phone.replaceAll(/\D/g, '').slice(-10) : undefined
