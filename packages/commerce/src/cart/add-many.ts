import { fail, type Result, succeed } from '@market/domain/kernel'
import { type Addition, addLine, type CartWrite } from './add-to-cart.ts'
import type { CartFailure } from './cart-failures.ts'
import type { CartNotice } from './cart-notices.ts'
import { giftToKeep } from './choose-gift.ts'
import type { CartPorts } from './ports/cart-ports.ts'

interface ManyAdditions {
  readonly ownerId: string
  readonly items: readonly Addition[]
  readonly now: Date
}

/** Adds the available lines and reports the others; if no line is available, it fails with the first reason. */
export async function addMany(
  ports: CartPorts,
  { ownerId, items, now }: ManyAdditions,
): Promise<Result<CartWrite, CartFailure>> {
  const touched = await ports.carts.lockCart(ownerId, now)
  await ports.carts.keepAside(touched.id, undefined)
  const there = new Set([...(await ports.carts.lines(touched.id)), ...items].map(({ productId }) => productId))
  const notices: CartNotice[] = []
  const refusals: CartFailure[] = []
  for (const { relatedProductId: to, gift: sent = null, ...item } of items) {
    const gift = giftToKeep(sent)
    if (!gift.ok) return gift
    // Each line keeps its link to another product, so that a line restored together with that product stays linked.
    const link = to !== undefined && to !== item.productId && there.has(to) ? { relatedProductId: to } : {}
    const added = await addLine(ports, touched.id, { ...item, ...link, gift: gift.value }, now)
    if (added.ok) notices.push(...added.value.notices)
    else {
      refusals.push(added.failure)
      notices.push({ code: 'left-out', failure: added.failure, productId: item.productId })
    }
  }
  const [first] = refusals
  return first && refusals.length === items.length ? fail(first) : succeed({ touched, notices })
}
