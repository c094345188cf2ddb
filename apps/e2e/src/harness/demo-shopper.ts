import { demoMembers, demoPassword } from '@market/api/demo-members'
import { makeVisitor } from '@market/api/testing'
import { addToCart } from '@market/contract'
import type { BrowserContextOptions } from 'playwright'
import type { ShopAddress } from './shop.ts'

/**
 * Logs a demo member in and adds the first two of these products, given by their paths, to the cart that need no
 * variant. Returns the browser's storage.
 */
export async function demoShopper(
  { url, apiUrl }: Pick<ShopAddress, 'url' | 'apiUrl'>,
  products: readonly string[],
): Promise<BrowserContextOptions['storageState']> {
  const [member] = demoMembers
  if (!member) throw new Error('the shop has no demo member')
  const { call, bearer, listingKey } = await makeVisitor(apiUrl, { username: member.email, password: demoPassword })
  let put = 0
  for (const path of products) {
    const product_id = Number(/\d+$/.exec(path)?.[0])
    const { status } = await call(addToCart, { body: { product_id, num: 1, attr_id: '' } })
    if (status === 200) put += 1
    if (put === 2) break
  }
  if (put < 2) throw new Error(`of ${products.length} products only ${put} could be put into the cart`)
  const localStorage = [{ name: 'access_token', value: JSON.stringify({ accessToken: bearer, listingKey }) }]
  return { cookies: [], origins: [{ origin: url, localStorage }] }
}
