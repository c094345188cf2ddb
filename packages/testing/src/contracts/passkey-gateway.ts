import { loginCodes, type TokenStore } from '@market/domain/session'
import type { PasskeyGateway, PasskeyWords } from '@market/domain/account'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface PasskeySubject {
  /** The gateway of a member without passkeys. */
  readonly gateway: PasskeyGateway
  readonly password: string
  /** The token store that the gateway reads. */
  readonly tokens: TokenStore
  /** Turns the member's second step on and returns a valid code. */
  readonly withSecondStep: () => Promise<{ readonly gateway: PasskeyGateway; readonly code: string }>
  /** A new device: `make` creates a passkey and `sign` signs with it. */
  readonly device: () => {
    readonly make: (options: PasskeyWords) => PasskeyWords
    readonly sign: (options: PasskeyWords) => PasskeyWords
  }
}
const wrong = 'Yanlis-Parola-1'

/** The behaviour required of every `PasskeyGateway`. */
export const passkeyGatewayContract = (name: string, subject: () => Promise<PasskeySubject>): void => {
  const add = async ({ gateway, password }: PasskeySubject, { make }: ReturnType<PasskeySubject['device']>) => {
    const credential = make(await valueOf(gateway.begin({ password })))
    return valueOf(gateway.add({ name: ' Telefonum ', credential, idempotencyKey: crypto.randomUUID() }))
  }

  describe(`PasskeyGateway: ${name}`, () => {
    it('adds a key once for repeated requests, and lists the newest first', async () => {
      const { gateway, password, device } = await subject()
      expect(await valueOf(gateway.list())).toEqual([])
      const { make } = device()
      const made = { name: '', credential: make(await valueOf(gateway.begin({ password }))) }
      const sent = { ...made, idempotencyKey: crypto.randomUUID() }
      const passkey = await valueOf(gateway.add(sent))
      expect(passkey).toEqual({
        id: expect.any(String),
        name: expect.stringMatching(/./),
        addedAt: expect.any(Date),
        usedAt: undefined,
      })
      expect(await valueOf(gateway.add(sent))).toEqual(passkey)
      expect(await failureOf(gateway.add({ ...made, idempotencyKey: crypto.randomUUID() }))).toMatchObject({
        kind: 'refused',
      })
      expect(await valueOf(gateway.list())).toEqual([passkey])
    })

    it('begins only with the password, and the second step’s code if the member has one', async () => {
      const { gateway, password, withSecondStep } = await subject()
      expect(await failureOf(gateway.begin({ password: wrong }))).toMatchObject({ kind: 'refused', status: 422 })
      const careful = await withSecondStep()
      expect(await failureOf(careful.gateway.begin({ password }))).toMatchObject({
        code: loginCodes.secondStepWanted,
      })
      await valueOf(careful.gateway.begin({ password, secondStep: careful.code }))
    })

    it('renames and removes by the password', async () => {
      const held = await subject()
      const { gateway, password, device } = held
      const { id } = await add(held, device())
      expect(await failureOf(gateway.rename({ id, name: 'Yeni', password: wrong }))).toMatchObject({ kind: 'refused' })
      expect(await failureOf(gateway.rename({ id, name: ' ', password }))).toMatchObject({ kind: 'refused' })
      await valueOf(gateway.rename({ id, name: ' Yeni  ad ', password }))
      expect((await valueOf(gateway.list())).map((one) => one.name)).toEqual(['Yeni ad'])
      expect(await failureOf(gateway.remove({ id, password: wrong }))).toMatchObject({ kind: 'refused' })
      await valueOf(gateway.remove({ id, password }))
      expect(await failureOf(gateway.remove({ id, password }))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(gateway.rename({ id, name: 'Yeni', password }))).toMatchObject({ kind: 'not-found' })
      expect(await valueOf(gateway.list())).toEqual([])
    })

    it('logs in by a signed challenge, and not after the key was removed', async () => {
      const held = await subject()
      const { gateway, password, device, tokens } = held
      const key = device()
      const { id } = await add(held, key)
      const access = await valueOf(gateway.signIn(key.sign(await valueOf(gateway.challenge()))))
      expect(access.user.isActive).toBe(true)
      tokens.write({ accessToken: access.accessToken, listingKey: access.listingKey })
      const [used] = await valueOf(gateway.list())
      expect(used?.usedAt).toEqual(expect.any(Date))
      await valueOf(gateway.remove({ id, password }))
      expect(await failureOf(gateway.signIn(key.sign(await valueOf(gateway.challenge()))))).toMatchObject({
        kind: 'refused',
        message: expect.stringMatching(/./),
      })
    })
  })
}
