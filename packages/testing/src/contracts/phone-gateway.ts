import type { TokenStore } from '@market/domain/session'
import type { PhoneGateway } from '@market/domain/account'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface PhoneSubject {
  /** The gateway of a member with this number, which is not proven. */
  readonly gateway: PhoneGateway
  readonly password: string
  readonly phone: string
  /** The token store that the gateway reads. */
  readonly tokens: TokenStore
  /** The newest code that was sent by SMS to this number. */
  readonly sent: (phone: string) => Promise<string | undefined>
}

/** The behaviour required of every `PhoneGateway`. */
export const phoneGatewayContract = (name: string, subject: () => Promise<PhoneSubject>): void => {
  describe(`PhoneGateway: ${name}`, () => {
    it('proves the member’s number by password and code, which is good once', async () => {
      const { gateway, password, phone, sent } = await subject()
      expect(await failureOf(gateway.sendProof('Yanlis-Parola-1'))).toMatchObject({ kind: 'refused', status: 422 })
      expect(await valueOf(gateway.sendProof(password))).toMatchObject({ message: expect.stringMatching(/./) })
      const code = (await sent(phone)) ?? ''
      const other = code === '000000' ? '000001' : '000000'
      expect(await failureOf(gateway.prove(other))).toMatchObject({ kind: 'refused', status: 422 })
      const profile = await valueOf(gateway.prove(` ${code.slice(0, 3)} ${code.slice(3)}`))
      expect(profile.phoneProven).toBe(true)
      expect(await failureOf(gateway.prove(code))).toMatchObject({ kind: 'refused', status: 422 })
    })

    it('logs in by a code to a proven number in any spelling, and answers alike for any other', async () => {
      const { gateway, password, phone, tokens, sent } = await subject()
      const unknown = await valueOf(gateway.sendLogin('5550000001'))
      expect(await sent('5550000001')).toBeUndefined()
      await valueOf(gateway.sendProof(password))
      await valueOf(gateway.prove((await sent(phone)) ?? ''))
      const written = `0${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`
      expect(await valueOf(gateway.sendLogin(written))).toEqual(unknown)
      const code = (await sent(phone)) ?? ''
      const access = await valueOf(gateway.logIn({ phone: written, code }))
      expect(access.user.isActive).toBe(true)
      tokens.write({ accessToken: access.accessToken, listingKey: access.listingKey })
      expect(await failureOf(gateway.logIn({ phone, code }))).toMatchObject({ kind: 'refused' })
    })

    it('refuses to send a code to a number that is not a mobile number', async () => {
      const { gateway } = await subject()
      expect(await failureOf(gateway.sendLogin('2121112233'))).toMatchObject({ kind: 'refused', status: 422 })
    })
  })
}
