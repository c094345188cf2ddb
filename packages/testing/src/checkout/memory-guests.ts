import { succeed } from '@market/domain/kernel'
import { isEmail } from '@market/domain/validation'
import type { GuestGateway } from '@market/domain/checkout'
import { refused } from '../kernel/failing.ts'

export interface MemoryGuests extends GuestGateway {
  /** Codes that were mailed, newest last. */
  readonly mailed: readonly { readonly email: string; readonly code: string }[]
}

/** Guests prove an address with the code last mailed to it; a code is good once. */
export const memoryGuests = (): MemoryGuests => {
  const mailed: { email: string; code: string }[] = []
  const used = new Set<string>()
  return {
    mailed,
    checkEmail: async (email) =>
      isEmail(email) ? succeed({ guestEmail: email }) : refused(422, 'E-posta adresi geçersiz.'),
    async sendCode(email) {
      mailed.push({ email, code: String(100_001 + mailed.length) })
      return succeed({ message: 'Doğrulama kodu gönderildi.', expiresIn: 600, retryIn: 60 })
    },
    async checkCode({ email, code }) {
      const last = mailed.findLast((mail) => mail.email === email)
      if (last?.code !== code || used.has(code)) return refused(422, 'Doğrulama kodu hatalı.')
      used.add(code)
      return succeed({ guestEmail: email })
    },
  }
}
