import { loginCodes, secondStepKind, secondStepRules } from '@market/domain/session'
import type { SecondStepGateway } from '@market/domain/account'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface SecondStepSubject {
  readonly gateway: SecondStepGateway
  readonly password: string
  /** A code that the member's app shows for the key, and that was not used yet. */
  readonly code: (key: string) => Promise<string>
}

const confirm = (gateway: SecondStepGateway, code: string) =>
  gateway.confirm({ code, idempotencyKey: crypto.randomUUID() })

/** The behaviour required of every `SecondStepGateway`. The member has no second step yet. */
export const secondStepGatewayContract = (name: string, subject: () => Promise<SecondStepSubject>): void => {
  describe(`SecondStepGateway: ${name}`, () => {
    it('is on once the app’s first code was given, with recovery codes that may be typed', async () => {
      const { gateway, password, code } = await subject()
      expect(await valueOf(gateway.read())).toEqual({ on: false, since: undefined, recoveryCodes: 0 })
      const { key, uri } = await valueOf(gateway.begin(password))
      expect(uri).toContain(key)
      expect((await valueOf(gateway.read())).on).toBe(false)
      const first = { code: await code(key), idempotencyKey: crypto.randomUUID() }
      const codes = await valueOf(gateway.confirm(first))
      expect(await valueOf(gateway.confirm(first))).toEqual(codes)
      expect(new Set(codes).size).toBe(secondStepRules.recoveryCodes)
      for (const one of codes) expect(secondStepKind(one)).toBe('recovery')
      const { on, since, recoveryCodes } = await valueOf(gateway.read())
      expect({ on, since, recoveryCodes }).toEqual({ on: true, since: expect.any(Date), recoveryCodes: codes.length })
    })

    it('begins only with the password, and not twice', async () => {
      const { gateway, password, code } = await subject()
      expect(await failureOf(gateway.begin('Yanlis-Parola-1'))).toMatchObject({ kind: 'refused', status: 422 })
      const { key } = await valueOf(gateway.begin(password))
      expect(await failureOf(confirm(gateway, '000000'))).toMatchObject({ kind: 'refused', status: 422 })
      await valueOf(confirm(gateway, await code(key)))
      expect(await failureOf(gateway.begin(password))).toMatchObject({ kind: 'refused', status: 409 })
      expect(await failureOf(confirm(gateway, await code(key)))).toMatchObject({ kind: 'refused', status: 409 })
    })

    it('returns new recovery codes for a code of the app, once for repeated requests', async () => {
      const { gateway, password, code } = await subject()
      const off = await failureOf(gateway.renewCodes({ code: '123456', idempotencyKey: crypto.randomUUID() }))
      expect(off).toMatchObject({ kind: 'not-found' })
      const { key } = await valueOf(gateway.begin(password))
      const before = await valueOf(confirm(gateway, await code(key)))
      const first = { code: await code(key), idempotencyKey: crypto.randomUUID() }
      const codes = await valueOf(gateway.renewCodes(first))
      expect(await valueOf(gateway.renewCodes(first))).toEqual(codes)
      expect(new Set([...before, ...codes]).size).toBe(2 * secondStepRules.recoveryCodes)
      expect(await valueOf(gateway.read())).toMatchObject({ on: true, recoveryCodes: secondStepRules.recoveryCodes })
      for (const wrong of [first.code, before[0] ?? '', codes[0] ?? ''])
        expect(await failureOf(gateway.renewCodes({ code: wrong, idempotencyKey: crypto.randomUUID() }))).toMatchObject(
          { kind: 'refused', status: 422 },
        )
    })

    it('ends by the password and a code that was not used, once', async () => {
      const { gateway, password, code } = await subject()
      const { key } = await valueOf(gateway.begin(password))
      const first = await code(key)
      await valueOf(confirm(gateway, first))
      const { secondStepWanted } = loginCodes
      expect(await failureOf(gateway.remove({ password: 'Yanlis-Parola-1', code: await code(key) }))).toMatchObject({
        kind: 'refused',
      })
      expect(await failureOf(gateway.remove({ password, code: first }))).toMatchObject({ code: secondStepWanted })
      await valueOf(gateway.remove({ password, code: await code(key) }))
      expect((await valueOf(gateway.read())).on).toBe(false)
      expect(await failureOf(gateway.remove({ password, code: await code(key) }))).toMatchObject({ kind: 'not-found' })
    })
  })
}
