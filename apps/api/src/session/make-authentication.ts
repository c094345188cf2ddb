import type { Caller } from '@market/provider'
import type { Database } from '@market/database'
import type { Authentication } from '../platform/http/authentication.ts'
import { findCaller } from './find-caller.ts'
import type { Tokens } from './tokens.ts'

/** Identifies callers by their bearer token. */
export function makeAuthentication(db: Database, tokens: Tokens): Authentication {
  const find = makeCallerLookup(db)
  return {
    async identify(authorization = '', now) {
      const bearer = /^Bearer ([\w.-]{1,4000})$/.exec(authorization)?.[1]
      const sessionId = bearer && (await tokens.verify(bearer, now, 'call'))
      return { bearer, caller: sessionId ? await find(sessionId) : undefined }
    },
    verifyListing: (sessionId, header, now) => tokens.verifyListing(sessionId, header, now),
  }
}

/** Concurrent calls of one session, such as those of a page load, share one query. */
function makeCallerLookup(db: Database): (sessionId: string) => Promise<Caller | undefined> {
  const underWay = new Map<string, Promise<Caller | undefined>>()
  return (sessionId) => {
    const known = underWay.get(sessionId)
    if (known) return known
    const looking = findCaller(db, sessionId).finally(() => underWay.delete(sessionId))
    underWay.set(sessionId, looking)
    return looking
  }
}
