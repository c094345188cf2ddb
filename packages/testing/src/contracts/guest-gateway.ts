import type { GuestGateway } from '@market/domain/checkout'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface GuestSubject {
  readonly gateway: GuestGateway
  /** The code in the mail last sent to an address. */
  readonly mailedCode: (email: string) => Promise<string>
}

/** The behaviour required of every `GuestGateway`. */
export const guestGatewayContract = (name: string, subject: () => Promise<GuestSubject>): void => {
  const email = 'misafir@ornek.test'

  describe(`GuestGateway: ${name}`, () => {
    it('accepts an address, and refuses text that is not one', async () => {
      const { gateway } = await subject()
      expect(await valueOf(gateway.checkEmail(email))).toEqual({ guestEmail: email })
      expect(await failureOf(gateway.checkEmail('misafir'))).toMatchObject({
        kind: 'refused',
        message: expect.stringMatching(/./),
      })
    })

    it('proves the address with the code that was mailed, once', async () => {
      const { gateway, mailedCode } = await subject()
      await valueOf(gateway.checkEmail(email))
      const sent = await valueOf(gateway.sendCode(email))
      expect(sent.message).not.toBe('')
      expect(sent.expiresIn).toBeGreaterThan(0)
      const code = await mailedCode(email)
      expect(code).toMatch(/^\d{6,}$/)
      expect(await valueOf(gateway.checkCode({ email, code }))).toEqual({ guestEmail: email })
      await failureOf(gateway.checkCode({ email, code }))
    })

    it('refuses another code', async () => {
      const { gateway, mailedCode } = await subject()
      await valueOf(gateway.checkEmail(email))
      await valueOf(gateway.sendCode(email))
      const code = await mailedCode(email)
      const wrong = code.startsWith('9') ? `1${code.slice(1)}` : `9${code.slice(1)}`
      expect(await failureOf(gateway.checkCode({ email, code: wrong }))).toMatchObject({ kind: 'refused' })
    })
  })
}
