import { randomBytes } from 'node:crypto'
import { getListGifts, getListShare, getSharedList, putListGifts, putListShare } from '@market/contract'
import type { Database } from '@market/database'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { consumeRateLimit } from '../platform/limits/rate-limit.ts'
import { findEntries } from './find-entries.ts'
import { findList } from './find-lists.ts'
import { findShared } from './find-shared.ts'
import { setGift } from './set-gift.ts'
import { findTakes, giftsWire } from './find-takes.ts'

/**
 * Routes for shared lists. Any client with the token can read a list; only its owner shares and unshares it. The owner
 * does not see who marks which gift.
 */
export const sharedListRoutes = (): readonly AnyRoute[] => [
  route(getListShare, async ({ params, caller, db, now }) => {
    const { id } = await findList(db, caller.ownerId, params.slug, now)
    return db.selectFrom('favourite_lists').select(shareColumns).where('id', '=', id).executeTakeFirstOrThrow()
  }),
  route(putListShare, async ({ params, body, caller, db, now }) => {
    const { id } = await findList(db, caller.ownerId, params.slug, now)
    return changeShare(db, id, body)
  }),
  route(getSharedList, async ({ params, query, db }) => {
    const { id, name, owner, gift, count } = await findShared(db, params.token)
    return { name, owner, gift, count, entries: await findEntries(db, id, query) }
  }),
  route(getListGifts, async ({ params, caller, db }) => {
    const list = await findShared(db, params.token)
    return giftsWire(list.gift ? await findTakes(db, list.id) : [], caller, list)
  }),
  route(putListGifts, async ({ params, body, caller, clientAddress, db, now }) => {
    // Limited by address, since a client can open new sessions at will.
    await consumeRateLimit(db, { name: 'gift', who: clientAddress, now })
    return db.transaction().execute((trx) => setGift(trx, params.token, { ...body, caller, now }))
  }),
]

const shareColumns = ['share_token as token', 'is_gift as gift'] as const

function changeShare(
  db: Database,
  listId: string,
  change: { readonly shared: boolean } | { readonly gift: boolean },
): Promise<{ token: string | null; gift: boolean }> {
  const fresh = randomBytes(18).toString('base64url')
  return (
    db
      .updateTable('favourite_lists')
      // Two concurrent requests keep the same token.
      .set((row) =>
        'gift' in change
          ? { is_gift: change.gift }
          : { share_token: change.shared ? row.fn.coalesce('share_token', row.val(fresh)) : null },
      )
      .where('id', '=', listId)
      .returning(shareColumns)
      .executeTakeFirstOrThrow()
  )
}
