import { succeed } from '@market/domain/kernel'
import { isNationalId, isPhone } from '@market/domain/validation'
import type { IdentityGateway, Profile, ProfileGateway } from '@market/domain/account'
import { refused } from '../kernel/failing.ts'

/** A member's own settings; pass the fields that the test is about. */
export const aProfile = (given: Partial<Profile> = {}): Profile => ({
  firstName: 'Ada',
  lastName: 'Deneme',
  email: 'ada@ornek.test',
  phone: null,
  phoneProven: false,
  newsletter: false,
  insiderContactList: false,
  hasPassword: true,
  ...given,
})

/** The code of the newest mail, and the address of another member. */
export const emailCode = '135790'
export const takenEmail = 'alinmis@ornek.test'

export const memoryProfile = (begun: Profile = aProfile(), password = 'Deneme123'): ProfileGateway => {
  let profile = begun
  let asked: string | undefined
  return {
    async sendEmailCode(change) {
      if (change.password !== password) return refused(422, 'Mevcut şifreniz hatalı.')
      if (change.email === profile.email) return refused(422, 'Bu adres zaten hesabınızın adresi.')
      asked = change.email === takenEmail ? undefined : change.email
      return succeed({ message: `Doğrulama kodunuz ${change.email} adresine gönderildi.`, expiresIn: 600, retryIn: 60 })
    },
    async proveEmail({ email, code }) {
      if (code !== emailCode || email !== asked) return refused(422, 'Doğrulama kodu hatalı.')
      asked = undefined
      profile = { ...profile, email }
      return succeed(profile)
    },
    read: async () => succeed(profile),
    async save(form) {
      if (form.firstName === '' || form.lastName === '') return refused(422, 'Ad ve soyad zorunludur.')
      profile = { ...profile, ...form }
      return succeed(profile)
    },
    async changePhone(phone) {
      if (!isPhone(phone)) return refused(422, 'Telefon numarası geçersiz.')
      profile = { ...profile, phone, phoneProven: profile.phoneProven && phone === profile.phone }
      return succeed(profile)
    },
  }
}

export interface MemoryIdentity extends IdentityGateway {
  /** The stored national ID. */
  current(): string | undefined
}
export const memoryIdentity = (): MemoryIdentity => {
  let kept: string | undefined
  return {
    current: () => kept,
    async setNationalId(tc) {
      if (!isNationalId(tc)) return refused(422, 'T.C. kimlik numarası geçersiz.')
      kept = tc
      return succeed(undefined)
    },
  }
}
