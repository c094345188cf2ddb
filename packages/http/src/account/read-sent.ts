import type { Answer, postPhoneCode } from '@market/contract'
import type { SentCode } from '@market/domain/account'

/** A code that was sent, from the wire. */
export const readSent = ({ msg, expires_in, retry_in }: Answer<typeof postPhoneCode>): SentCode => ({
  message: msg,
  expiresIn: expires_in,
  retryIn: retry_in,
})
