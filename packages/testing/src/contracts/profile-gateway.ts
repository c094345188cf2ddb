import type { ProfileGateway } from '@market/domain'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

/** The behaviour required of every `ProfileGateway`, for a member who is logged in. */
export const profileGatewayContract = (name: string, subject: () => Promise<ProfileGateway>): void => {
  const form = { firstName: 'Işıl', lastName: 'İğdeli', newsletter: true, insiderContactList: false }

  describe(`ProfileGateway: ${name}`, () => {
    it('keeps name and consents, and leaves address and phone alone', async () => {
      const gateway = await subject()
      const before = await valueOf(gateway.read())
      expect(await valueOf(gateway.save(form))).toEqual({ ...before, ...form })
      expect(await valueOf(gateway.read())).toEqual({ ...before, ...form })
    })

    it('takes a consent back', async () => {
      const gateway = await subject()
      await valueOf(gateway.save(form))
      expect((await valueOf(gateway.save({ ...form, newsletter: false }))).newsletter).toBe(false)
    })

    it('changes the phone alone, and refuses what is none', async () => {
      const gateway = await subject()
      const before = await valueOf(gateway.read())
      const changed = await valueOf(gateway.changePhone('05551112233'))
      expect(changed).toEqual({ ...before, phone: changed.phone })
      expect(changed.phone).toMatch(/5551112233$/)
      expect(await failureOf(gateway.changePhone('12345'))).toMatchObject({ kind: 'refused' })
      expect((await valueOf(gateway.read())).phone).toBe(changed.phone)
    })
  })
}
