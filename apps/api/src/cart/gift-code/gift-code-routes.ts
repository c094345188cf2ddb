import { removeGiftCode as removeGiftCodeCall, setGiftCode as setGiftCodeCall } from '@market/contract'
import { removeGiftCode, setGiftCode, usableGiftCode } from '@market/commerce'
import { transact, sqlCarts } from '@market/database'
import { valueOrThrow } from '../../platform/command-failed.ts'
import type { Deps } from '../../platform/deps.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { consumeRateLimits, refundRateLimits } from '../../platform/limits/rate-limit.ts'
import { sqlGiftCodes } from '../sql/gift-codes.ts'
import { readWritten } from '../sql/read-written.ts'
import { giftCodeHash } from './gift-code-hash.ts'

/**
 * Routes for the gift code of the caller's cart. Wrong codes count against the owner and the client's address, right
 * ones do not; after a few wrong ones the API answers 429, so that codes cannot be guessed.
 */
export const giftCodeRoutes = ({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] => [
  route(setGiftCodeCall, async ({ body, caller: { ownerId }, db, clientAddress, now }) => {
    const used = await consumeRateLimits(db, [
      { name: 'gift-code-owner', who: ownerId, now },
      { name: 'gift-code-address', who: clientAddress, now },
    ])
    const code = usableGiftCode(await sqlGiftCodes(db).find(giftCodeHash(config, body.gift_code)), now)
    if (code.ok || code.failure.code !== 'cart/gift-code-unknown') await refundRateLimits(db, used)
    const wish = { ownerId, code: valueOrThrow(code), now }
    return transact(db, async (trx) => {
      const ports = { carts: sqlCarts(trx), giftCodes: sqlGiftCodes(trx) }
      return readWritten(trx, { touched: valueOrThrow(await setGiftCode(ports, wish)) }, now)
    })
  }),
  route(removeGiftCodeCall, ({ caller, db, now }) =>
    transact(db, async (trx) =>
      readWritten(trx, { touched: await removeGiftCode({ carts: sqlCarts(trx) }, caller.ownerId, now) }, now),
    ),
  ),
]
