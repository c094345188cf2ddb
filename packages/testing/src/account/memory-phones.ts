import { succeed } from '@market/domain/kernel'
import { isPhone } from '@market/domain/validation'
import type { Access } from '@market/domain/session'
import type { PhoneGateway, Profile } from '@market/domain/account'
import { refused } from '../kernel/failing.ts'

interface Stage {
  readonly password?: string
  readonly profile: Profile
  /** The session that a login by the proven number returns. */
  readonly access: Access
}
export interface MemoryPhones extends PhoneGateway {
  /** The newest code sent by SMS; undefined if no code was sent. */
  readonly sent: () => string | undefined
}

/** Codes by SMS of one member, whose number is the profile's. */
export const memoryPhones = ({ password = 'Deneme123', profile, access }: Stage): MemoryPhones => {
  let proven = profile.phoneProven
  let made = 300_000
  const codes = new Map<'proof' | 'login', string>()
  let newest: string | undefined
  const send = (purpose: 'proof' | 'login', delivered: boolean) => {
    made += 1
    newest = delivered ? String(made) : undefined
    codes.set(purpose, newest ?? '')
    return succeed({ message: 'Kodu SMS ile gönderdik.', expiresIn: 600, retryIn: 60 })
  }
  const spend = (purpose: 'proof' | 'login', code: string) => {
    const right = codes.get(purpose) === code.replaceAll(/\s/g, '') && code !== ''
    if (right) codes.delete(purpose)
    return right
  }
  const sameNumber = (phone: string) => phone.replaceAll(/\D/g, '').slice(-10) === profile.phone?.slice(-10)
  return {
    sent: () => newest,
    async sendProof(typed) {
      if (typed !== password) return refused(422, 'Mevcut şifreniz hatalı.')
      return profile.phone ? send('proof', true) : refused(422, 'Cep telefonu numarası geçersiz.')
    },
    async prove(code) {
      if (!spend('proof', code)) return refused(422, 'Doğrulama kodu hatalı.')
      proven = true
      return succeed({ ...profile, phoneProven: true })
    },
    async sendLogin(phone) {
      return isPhone(phone)
        ? send('login', proven && sameNumber(phone))
        : refused(422, 'Cep telefonu numarası geçersiz.')
    },
    logIn: async ({ phone, code }) =>
      sameNumber(phone) && spend('login', code) ? succeed(access) : refused(422, 'Giriş kodu hatalı.'),
  }
}
