import { isPhone } from '@market/domain/validation'

/**
 * The key for comparing mobile numbers: ten digits starting with 5, however it was typed; undefined if the text is not
 * a mobile number.
 */
export const phoneKey = (phone: string): string | undefined =>
  isPhone(phone) ? phone.replaceAll(/\D/g, '').slice(-10) : undefined
