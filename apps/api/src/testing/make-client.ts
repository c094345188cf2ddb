import { type ApiClient, makeAccess, makeApiClient } from '@market/http'
import { memoryTokens } from '@market/testing'
import { makeVisitor, type Visitor } from './make-visitor.ts'

/** The client that the shop's gateways use, and a visitor who holds the same session. */
export async function makeClient(
  url: string,
  who?: Parameters<typeof makeVisitor>[1],
): Promise<{ readonly client: ApiClient; readonly visitor: Visitor }> {
  const visitor = await makeVisitor(url, who)
  const store = memoryTokens()
  store.write({ accessToken: visitor.bearer, listingKey: visitor.listingKey })
  const access = makeAccess({ baseUrl: url, store, now: () => Date.now() })
  return { visitor, client: makeApiClient({ baseUrl: url, access }) }
}
