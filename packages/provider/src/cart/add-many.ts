import { fail, type Result, succeed } from '@market/domain'
import { type Addition, addLine, type CartWrite } from './add-to-cart.ts'
import type { CartFailure } from './cart-failures.ts'
import type { CartNotice } from './cart-notices.ts'
import type { CartPorts } from './ports/cart-ports.ts'

interface ManyAdditions {
  readonly ownerId: string
  readonly items: readonly Addition[]
  readonly now: Date
}

/** Adds what can be had and says what cannot; where nothing can be had the first reason refuses it all. */
export async function addMany(
  ports: CartPorts,
  { ownerId, items, now }: ManyAdditions,
): Promise<Result<CartWrite, CartFailure>> {
  const touched = await ports.carts.lockCart(ownerId, now)
  await ports.carts.keepAside(touched.id, undefined)
  const notices: CartNotice[] = []
  const refusals: CartFailure[] = []
  for (const item of items) {
    const added = await addLine(ports, touched.id, item, now)
    if (added.ok) notices.push(...added.value.notices)
    else {
      refusals.push(added.failure)
      notices.push({ code: 'left-out', failure: added.failure, productId: item.productId })
    }
  }
  const [first] = refusals
  return first && refusals.length === items.length ? fail(first) : succeed({ touched, notices })
}
