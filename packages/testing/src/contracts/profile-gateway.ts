import type { ProfileGateway } from '@market/domain/account'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

/** A gateway of a member, with what only the mailbox and the member know. */
export interface ProfileSubject {
  readonly gateway: ProfileGateway
  readonly password: string
  /** The code that was mailed to an address last. */
  readonly codeFor: (email: string) => Promise<string>
  /** The address of another member. */
  readonly taken: string
}

/** Required behaviour of every `ProfileGateway`, for a logged-in member. */
export const profileGatewayContract = (name: string, subject: () => Promise<ProfileSubject>): void => {
  const form = { firstName: 'Işıl', lastName: 'İğdeli', newsletter: true, insiderContactList: false }

  describe(`ProfileGateway: ${name}`, () => {
    it('saves name and consents, and keeps address and phone', async () => {
      const { gateway } = await subject()
      const before = await valueOf(gateway.read())
      expect(await valueOf(gateway.save(form))).toEqual({ ...before, ...form })
      expect(await valueOf(gateway.read())).toEqual({ ...before, ...form })
    })

    it('takes a consent back', async () => {
      const { gateway } = await subject()
      await valueOf(gateway.save(form))
      expect((await valueOf(gateway.save({ ...form, newsletter: false }))).newsletter).toBe(false)
    })

    it('changes only the phone, and refuses an invalid one', async () => {
      const { gateway } = await subject()
      const before = await valueOf(gateway.read())
      const changed = await valueOf(gateway.changePhone('05551112233'))
      expect(changed).toEqual({ ...before, phone: changed.phone })
      expect(changed.phone).toMatch(/5551112233$/)
      expect(await failureOf(gateway.changePhone('12345'))).toMatchObject({ kind: 'refused' })
      expect((await valueOf(gateway.read())).phone).toBe(changed.phone)
    })

    it('changes the address by the code from the new mailbox, once', async () => {
      const { gateway, password, codeFor } = await subject()
      const before = await valueOf(gateway.read())
      const email = 'yeni.adres@ornek.test'
      expect(await failureOf(gateway.sendEmailCode({ email, password: `${password}x` }))).toMatchObject({
        kind: 'refused',
      })
      expect(await failureOf(gateway.sendEmailCode({ email: before.email, password }))).toMatchObject({
        kind: 'refused',
      })
      expect((await valueOf(gateway.sendEmailCode({ email, password }))).retryIn).toBeGreaterThan(0)
      const code = await codeFor(email)
      expect((await valueOf(gateway.read())).email).toBe(before.email)
      expect(await failureOf(gateway.proveEmail({ email: 'baska@ornek.test', code }))).toMatchObject({
        kind: 'refused',
      })
      expect(await valueOf(gateway.proveEmail({ email, code }))).toEqual({ ...before, email })
      expect(await failureOf(gateway.proveEmail({ email, code }))).toMatchObject({ kind: 'refused' })
    })

    it('says the same of an address that another member has, and never gives it', async () => {
      const { gateway, password, taken } = await subject()
      const before = await valueOf(gateway.read())
      expect((await valueOf(gateway.sendEmailCode({ email: taken, password }))).message).toContain(taken)
      expect(await failureOf(gateway.proveEmail({ email: taken, code: '000000' }))).toMatchObject({ kind: 'refused' })
      expect((await valueOf(gateway.read())).email).toBe(before.email)
    })
  })
}
