import type { PasswordGateway } from '@market/domain/account'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface PasswordSubject {
  /** The gateway of a logged-in member with two sessions. */
  readonly gateway: PasswordGateway
  readonly member: { readonly email: string; readonly password: string }
  /** The token in the last mail to an address; undefined without a mail. */
  readonly mailedToken: (email: string) => Promise<string | undefined>
  readonly canLogIn: (email: string, password: string) => Promise<boolean>
  /** An answer that passes the robot check. */
  readonly recaptcha: () => Promise<string>
}

/** The behaviour required of every `PasswordGateway`. */
export const passwordGatewayContract = (name: string, subject: () => Promise<PasswordSubject>): void => {
  const next = 'Yepyeni-Parola-2'
  const forgotten = async () => {
    const all = await subject()
    await valueOf(all.gateway.forget({ email: all.member.email, recaptcha: await all.recaptcha() }))
    return { ...all, token: (await all.mailedToken(all.member.email)) ?? '' }
  }

  describe(`PasswordGateway: ${name}`, () => {
    it('sets a new password with the token of the mail, once', async () => {
      const { gateway, member, token, canLogIn } = await forgotten()
      await valueOf(gateway.checkToken(token))
      await valueOf(gateway.recover({ token, password: next }))
      expect(await canLogIn(member.email, next)).toBe(true)
      expect(await canLogIn(member.email, member.password)).toBe(false)
      await failureOf(gateway.recover({ token, password: 'Ucuncu-Parola-3' }))
      expect(await canLogIn(member.email, next)).toBe(true)
    })

    it('does not find a token that was never mailed', async () => {
      const { gateway } = await subject()
      expect(await failureOf(gateway.checkToken('uydurma'))).toMatchObject({ kind: 'not-found' })
      await failureOf(gateway.recover({ token: 'uydurma', password: next }))
    })

    it('answers alike for an address without an account, and mails it nothing', async () => {
      const { gateway, member, mailedToken, recaptcha } = await subject()
      const known = await valueOf(gateway.forget({ email: member.email, recaptcha: await recaptcha() }))
      const unknown = await valueOf(gateway.forget({ email: 'kimse@ornek.test', recaptcha: await recaptcha() }))
      expect(unknown).toEqual(known)
      expect(await mailedToken('kimse@ornek.test')).toBeUndefined()
    })

    it('refuses without the robot check', async () => {
      const { gateway, member } = await subject()
      await failureOf(gateway.forget({ email: member.email, recaptcha: '' }))
    })

    it('changes the password of a member who knows the current one', async () => {
      const { gateway, member, canLogIn } = await subject()
      expect(await failureOf(gateway.change({ current: 'Yanlis-Parola-9', password: next }))).toMatchObject({
        kind: 'refused',
      })
      await valueOf(gateway.change({ current: member.password, password: next }))
      expect(await canLogIn(member.email, next)).toBe(true)
      expect(await canLogIn(member.email, member.password)).toBe(false)
    })

    it('names the sessions, the own one first, and ends another one once', async () => {
      const { gateway } = await subject()
      const [own, other] = await valueOf(gateway.sessions())
      expect([own?.own, other?.own]).toEqual([true, false])
      await valueOf(gateway.endSession(other?.id ?? ''))
      expect((await valueOf(gateway.sessions())).map(({ id }) => id)).toEqual([own?.id])
      expect(await failureOf(gateway.endSession(other?.id ?? ''))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(gateway.endSession(own?.id ?? ''))).toMatchObject({ kind: 'not-found' })
    })

    it('ends the other sessions as often as it is asked to, and the password stays', async () => {
      const { gateway, member, canLogIn } = await subject()
      await valueOf(gateway.endOtherSessions())
      await valueOf(gateway.endOtherSessions())
      expect((await valueOf(gateway.sessions())).map(({ own }) => own)).toEqual([true])
      expect(await canLogIn(member.email, member.password)).toBe(true)
    })
  })
}
