import type { CartNotice } from './cart-notices.ts'
import { lineAfterMerge } from './line-after-merge.ts'
import { offerOf } from './offer.ts'
import type { ActiveCart } from './ports/carts.ts'
import type { CartPorts } from './ports/cart-ports.ts'

export interface MergePorts extends CartPorts {
  /** Moves open orders from the merged cart to the other one, which is locked. */
  takeOpenOrders(fromCart: string, toCart: string): Promise<void>
}
interface Merge {
  readonly fromOwner: string
  readonly toOwner: string
  readonly now: Date
}

/**
 * Moves what one owner's cart holds into another's, at login. Quantities add up to what stock and limit allow; units that
 * were there before are remembered as of an earlier cart. The left cart is closed, so that a second call finds nothing to
 * merge. Nothing in a cart may refuse a login: lines that are no longer sold are left out, with a notice.
 */
export async function mergeCarts(ports: MergePorts, merge: Merge): Promise<readonly CartNotice[]> {
  const { fromOwner, toOwner, now } = merge
  const left = await ports.carts.closeMerged(fromOwner, now)
  const notices = left ? await mergeLeft(ports, left, merge) : []
  await ports.saved.moveAll(fromOwner, toOwner)
  return notices
}

async function mergeLeft(ports: MergePorts, left: ActiveCart, { toOwner, now }: Merge): Promise<readonly CartNotice[]> {
  const { carts, offers } = ports
  const { id, revision, giftCodeId } = await carts.lockCart(toOwner, now)
  // Also for an emptied cart, since its open order still holds units of this shopper.
  await ports.takeOpenOrders(left.id, id)
  const lines = await carts.lines(left.id)
  if (lines.length === 0) return []
  await carts.beginMerge(id, {
    // A browser keeps the cart with the newer revision, so this revision must be newer than that of the merged cart.
    revision: Math.max(revision, left.revision + 1),
    giftCodeId: giftCodeId ?? left.giftCodeId,
  })
  await carts.keepAside(id, undefined)
  const notices: CartNotice[] = []
  for (const moved of lines) {
    const product = await offers.find(id, moved)
    const offer = offerOf(moved, product)
    if (!offer.ok) {
      if (product) notices.push({ code: 'merge-gone', name: product.name, productId: moved.productId })
      continue
    }
    const sold = await offers.servicesOf(moved.productId, moved.services)
    const merged = lineAfterMerge(offer.value, await carts.lines(id), { moved, sold })
    if (merged.line) await carts.writeLine(id, merged.line, now)
    // Closed carts stay stored, but personal gift notes must not.
    if (moved.gift) await carts.setGift(left.id, moved, null)
    notices.push(...merged.notices)
  }
  return notices
}
