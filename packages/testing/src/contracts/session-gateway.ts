import {
  type Credentials,
  type HeldToken,
  loginCodes,
  secondStepTicket,
  type SessionGateway,
  type TokenStore,
  tokenHolder,
} from '@market/domain/session'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface SessionSubject {
  readonly gateway: SessionGateway
  /** The token store that the gateway reads. */
  readonly tokens: TokenStore
  readonly member: Credentials
  /** A member who has not confirmed the activation mail. */
  readonly notActivated: Credentials
  /** The newest code mailed to this address. */
  readonly mailedCode: (email: string) => Promise<string | undefined>
  /** A member with a second step, and two valid codes, each usable once. */
  readonly careful: Credentials
  readonly codes: readonly [string, string]
  /** Identity tokens of Google: one of the member, and one of a person without an account. */
  readonly socialTokens: { readonly member: string; readonly stranger: string }
  /** Google's answer in the redirect of the member's browser. */
  readonly socialAnswer: Parameters<SessionGateway['socialToken']>[0]
}

/** The behaviour required of every `SessionGateway`. */
export const sessionGatewayContract = (name: string, subject: () => Promise<SessionSubject>): void => {
  const hold = (tokens: TokenStore, { accessToken, listingKey }: HeldToken) => tokens.write({ accessToken, listingKey })

  describe(`SessionGateway: ${name}`, () => {
    it('gives everyone an anonymous token of their own', async () => {
      const { gateway } = await subject()
      const [one, other] = [await valueOf(gateway.anonymous()), await valueOf(gateway.anonymous())]
      expect(one.user).toMatchObject({ isActive: false, guestEmail: null })
      expect(one.accessToken).not.toBe(other.accessToken)
      expect(one.listingKey).not.toBe('')
    })

    it('logs a member in', async () => {
      const { gateway, tokens, member } = await subject()
      hold(tokens, await valueOf(gateway.anonymous()))
      const access = await valueOf(gateway.login(member))
      expect(access.user.isActive).toBe(true)
      expect(access.user.userId).not.toBeNull()
      hold(tokens, access)
      expect((await valueOf(gateway.renew())).user).toEqual(access.user)
    })

    it('refuses a wrong password and an unknown address alike', async () => {
      const { gateway, tokens, member } = await subject()
      hold(tokens, await valueOf(gateway.anonymous()))
      const wrong = await failureOf(gateway.login({ ...member, password: 'Yanlis-Parola-1' }))
      const unknown = await failureOf(gateway.login({ username: 'kimse@ornek.test', password: 'Yanlis-Parola-1' }))
      expect(wrong).toMatchObject({ kind: 'refused', message: expect.stringMatching(/./) })
      expect(unknown).toEqual(wrong)
    })

    it('refuses an account that is not activated with its code', async () => {
      const { gateway, tokens, notActivated } = await subject()
      hold(tokens, await valueOf(gateway.anonymous()))
      const failure = await failureOf(gateway.login(notActivated))
      expect(failure).toMatchObject({ kind: 'refused', code: loginCodes.notActivated })
    })

    it('logs a member in by a mailed code, once, and answers alike for an address without one', async () => {
      const { gateway, tokens, member, mailedCode } = await subject()
      hold(tokens, await valueOf(gateway.anonymous()))
      const { message, ...times } = await valueOf(gateway.mailCode('kimse@ornek.test'))
      expect(await mailedCode('kimse@ornek.test')).toBeUndefined()
      expect(message).not.toBe('')
      expect(await valueOf(gateway.mailCode(member.username))).toMatchObject(times)
      const code = (await mailedCode(member.username)) ?? ''
      const other = code === '000000' ? '000001' : '000000'
      expect(await failureOf(gateway.loginByCode({ email: member.username, code: other }))).toMatchObject({
        kind: 'refused',
        status: 422,
      })
      const access = await valueOf(gateway.loginByCode({ email: member.username, code }))
      expect(access.user.isActive).toBe(true)
      hold(tokens, access)
      expect(await failureOf(gateway.loginByCode({ email: member.username, code }))).toMatchObject({ kind: 'refused' })
    })

    it('logs a member with a second step in by a code, which is valid once', async () => {
      const { gateway, tokens, careful, codes } = await subject()
      hold(tokens, await valueOf(gateway.anonymous()))
      const ask = async () => {
        const failure = await failureOf(gateway.login(careful))
        expect(failure).toMatchObject({ kind: 'refused', code: loginCodes.secondStepWanted })
        return secondStepTicket(failure) ?? ''
      }
      const ticket = await ask()
      const wrong = await failureOf(gateway.secondStep({ ticket, code: '000000' }))
      expect(secondStepTicket(wrong)).toBe(ticket)
      const access = await valueOf(gateway.secondStep({ ticket, code: codes[0] }))
      expect(access.user.isActive).toBe(true)
      hold(tokens, access)
      const again = await ask()
      expect(await failureOf(gateway.secondStep({ ticket: again, code: codes[0] }))).toMatchObject({
        code: loginCodes.secondStepWanted,
      })
      expect((await valueOf(gateway.secondStep({ ticket: again, code: codes[1] }))).user).toEqual(access.user)
      expect(await failureOf(gateway.secondStep({ ticket: 'a.b.c', code: codes[1] }))).toMatchObject({
        code: loginCodes.secondStepOver,
      })
    })

    it('names the providers that log in here', async () => {
      const { gateway } = await subject()
      const [google] = await valueOf(gateway.socialProviders())
      expect(google).toMatchObject({ name: 'google', clientId: expect.stringMatching(/./) })
      expect(google?.authorizationUrl).toMatch(/^https?:/)
    })

    it('logs the member in by another provider', async () => {
      const { gateway, tokens, socialTokens } = await subject()
      hold(tokens, await valueOf(gateway.anonymous()))
      const access = await valueOf(gateway.loginBySocial({ provider: 'google', token: socialTokens.member }))
      expect(access.user.isActive).toBe(true)
    })

    it('gives the token for the code with which the provider sent the member back, and for no other', async () => {
      const { gateway, tokens, socialAnswer } = await subject()
      hold(tokens, await valueOf(gateway.anonymous()))
      expect(await gateway.socialToken({ ...socialAnswer, code: 'uydurma' })).toMatchObject({
        ok: false,
        failure: { kind: 'refused', message: expect.stringMatching(/./) },
      })
      const token = await valueOf(gateway.socialToken(socialAnswer))
      expect((await valueOf(gateway.loginBySocial({ provider: 'google', token }))).user.isActive).toBe(true)
    })

    it('returns the provider’s user for sign-up if it has no account, and refuses any other token', async () => {
      const { gateway, socialTokens } = await subject()
      const stranger = await gateway.loginBySocial({ provider: 'google', token: socialTokens.stranger })
      expect(stranger).toMatchObject({
        ok: false,
        failure: {
          kind: 'unregistered',
          message: expect.stringMatching(/./),
          remoteUser: { token: expect.stringMatching(/./), firstName: 'Ada', email: expect.stringContaining('@') },
        },
      })
      expect(await gateway.loginBySocial({ provider: 'google', token: 'a.b.c' })).toMatchObject({
        ok: false,
        failure: { kind: 'refused', message: expect.stringMatching(/./) },
      })
    })

    it('renews the token held for the same person', async () => {
      const { gateway, tokens, member } = await subject()
      hold(tokens, await valueOf(gateway.anonymous()))
      const access = await valueOf(gateway.login(member))
      hold(tokens, access)
      const renewed = await valueOf(gateway.renew())
      expect(renewed.user).toEqual(access.user)
    })

    it('ends a session that was left by its listing key, and by no other', async () => {
      const { gateway, tokens, member } = await subject()
      hold(tokens, await valueOf(gateway.anonymous()))
      const access = await valueOf(gateway.login(member))
      hold(tokens, access)
      const session = tokenHolder(access)?.session ?? ''
      for (const left of [
        { session, listingKey: 'uydurma' },
        { session: 'uydurma', listingKey: access.listingKey },
      ])
        await valueOf(gateway.endLeft(left))
      expect(await valueOf(gateway.renew())).toMatchObject({ user: access.user })
      await valueOf(gateway.endLeft({ session, listingKey: access.listingKey }))
      hold(tokens, access)
      expect(await failureOf(gateway.renew())).toMatchObject({ kind: 'unauthorized' })
    })

    it('cannot renew the token after a logout', async () => {
      const { gateway, tokens, member } = await subject()
      hold(tokens, await valueOf(gateway.anonymous()))
      hold(tokens, await valueOf(gateway.login(member)))
      await valueOf(gateway.logout())
      expect(await failureOf(gateway.renew())).toMatchObject({ kind: 'unauthorized' })
    })
  })
}
