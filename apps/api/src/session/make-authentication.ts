import type { Caller } from '@market/commerce'
import type { Database, Replica } from '@market/database'
import type { Authentication } from '../platform/http/authentication.ts'
import { findCaller } from './find-caller.ts'
import type { Tokens } from './tokens.ts'

/**
 * Identifies callers by their bearer token. While the database is unavailable it uses the replica, so that reads still
 * work.
 */
export function makeAuthentication(db: Database, tokens: Tokens, replica?: Replica): Authentication {
  const find = makeCallerLookup((sessionId, now) =>
    replica ? replica.readInNeed((either) => findCaller(either, sessionId, now)) : findCaller(db, sessionId, now),
  )
  return {
    async identify(authorization = '', now) {
      const bearer = /^Bearer ([\w.-]{1,4000})$/.exec(authorization)?.[1]
      const sessionId = bearer && (await tokens.verify(bearer, now, 'call'))
      return { bearer, caller: sessionId ? await find(sessionId, now) : undefined }
    },
    verifyListing: (sessionId, header, now) => tokens.verifyListing(sessionId, header, now),
  }
}

/** Concurrent calls of one session, such as those of a page load, share one query. */
function makeCallerLookup(
  find: (sessionId: string, now: Date) => Promise<Caller | undefined>,
): (sessionId: string, now: Date) => Promise<Caller | undefined> {
  const underWay = new Map<string, Promise<Caller | undefined>>()
  return (sessionId, now) => {
    const known = underWay.get(sessionId)
    if (known) return known
    const looking = find(sessionId, now).finally(() => underWay.delete(sessionId))
    underWay.set(sessionId, looking)
    return looking
  }
}
