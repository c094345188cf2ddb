import type { IdentityGateway } from '@market/domain/account'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

/** Required behaviour of every `IdentityGateway`. `kept` is the national ID that the next order would have. */
export const identityGatewayContract = (
  name: string,
  subject: () => Promise<{ readonly gateway: IdentityGateway; readonly kept: () => Promise<string | undefined> }>,
): void => {
  describe(`IdentityGateway: ${name}`, () => {
    it('V7 saves a national ID, and refuses an invalid one', async () => {
      const { gateway, kept } = await subject()
      await valueOf(gateway.setNationalId('10000000146'))
      expect(await kept()).toBe('10000000146')
      expect(await failureOf(gateway.setNationalId('11111111110'))).toMatchObject({ kind: 'refused' })
      expect(await kept()).toBe('10000000146')
    })
  })
}
