import { type ApiClient, makeAccess, makeApiClient } from '@market/http'
import type { TokenStore } from '@market/domain/session'
import { memoryTokens } from '@market/testing'
import { makeVisitor, type Visitor } from './make-visitor.ts'
import { testNow } from './test-clock.ts'

/** Creates the client of the shop's gateways, and a visitor with the same session. */
export async function makeClient(
  url: string,
  who?: Parameters<typeof makeVisitor>[1],
): Promise<{ readonly client: ApiClient; readonly visitor: Visitor; readonly tokens: TokenStore }> {
  const visitor = await makeVisitor(url, who)
  const tokens = memoryTokens()
  tokens.write({ accessToken: visitor.bearer, listingKey: visitor.listingKey })
  const access = makeAccess({ baseUrl: url, store: tokens, now: () => testNow().getTime() })
  return { visitor, tokens, client: makeApiClient({ baseUrl: url, access }) }
}
