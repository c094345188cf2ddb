import type { MembershipGateway } from '@market/domain/account'
import { describe, expect, it } from 'vitest'
import { aRegistration } from '../account/a-registration.ts'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface MembershipSubject {
  readonly gateway: MembershipGateway
  /** The code in the last mail to an address; undefined without a mail. */
  readonly mailedCode: (email: string) => Promise<string | undefined>
  /** An unused e-mail address. */
  readonly newEmail: string
  readonly canLogIn: (email: string, password: string) => Promise<boolean>
  /** An answer that passes the robot check. */
  readonly recaptcha: () => Promise<string>
}

/** The behaviour required of every `MembershipGateway`. */
export const membershipGatewayContract = (name: string, subject: () => Promise<MembershipSubject>): void => {
  const registered = async () => {
    const all = await subject()
    const form = aRegistration({ email: all.newEmail, recaptcha: await all.recaptcha() })
    await valueOf(all.gateway.register(form))
    return { ...all, form, code: (await all.mailedCode(all.newEmail)) ?? '' }
  }

  describe(`MembershipGateway: ${name}`, () => {
    it('opens an account with the code of the mail and not before', async () => {
      const { gateway, form, code, canLogIn } = await registered()
      expect(await canLogIn(form.email, form.password)).toBe(false)
      await valueOf(gateway.activate(code))
      expect(await canLogIn(form.email, form.password)).toBe(true)
    })

    it('does not use a code up by looking', async () => {
      const { gateway, code } = await registered()
      await valueOf(gateway.checkActivation(code))
      await valueOf(gateway.checkActivation(code))
      await valueOf(gateway.activate(code))
    })

    it('takes a code once', async () => {
      const { gateway, code } = await registered()
      await valueOf(gateway.activate(code))
      await failureOf(gateway.activate(code))
      await failureOf(gateway.checkActivation(code))
    })

    it('answers alike for an address that is taken, and leaves its account alone', async () => {
      const { gateway, form, code, canLogIn, recaptcha } = await registered()
      await valueOf(gateway.activate(code))
      const again = aRegistration({ ...form, password: 'Baska-Parola-2', recaptcha: await recaptcha() })
      expect((await valueOf(gateway.register(again))).message).not.toBe('')
      expect(await canLogIn(form.email, form.password)).toBe(true)
      expect(await canLogIn(form.email, 'Baska-Parola-2')).toBe(false)
    })

    it('mails another code, which replaces the first', async () => {
      const { gateway, form, code, mailedCode, recaptcha } = await registered()
      await valueOf(gateway.resendActivation({ username: form.email, recaptcha: await recaptcha() }))
      const second = (await mailedCode(form.email)) ?? ''
      expect(second).not.toBe(code)
      await failureOf(gateway.activate(code))
      await valueOf(gateway.activate(second))
    })

    it('tells nothing about an address without an account', async () => {
      const { gateway, recaptcha } = await subject()
      const sent = await gateway.resendActivation({ username: 'kimse@ornek.test', recaptcha: await recaptcha() })
      expect(sent.ok).toBe(true)
    })

    it('does not find a code that was never mailed', async () => {
      const { gateway } = await subject()
      expect(await failureOf(gateway.checkActivation('uydurma-kod'))).toMatchObject({ kind: 'not-found' })
      await failureOf(gateway.activate('uydurma-kod'))
    })
  })
}
