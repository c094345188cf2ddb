import type { CartGateway } from '@market/domain/cart'
import type { ListGateway } from '@market/domain/lists'
import type { WaitingStore } from './waiting-store.ts'

type Waiting = Pick<WaitingStore, 'ask'>

/** A cart whose additions and quantity changes are queued while offline; other calls fail as before. */
export const waitingCart = (cart: CartGateway, waiting: Waiting): CartGateway => ({
  load: () => cart.load(),
  check: () => cart.check(),
  add: (addition) => waiting.ask({ what: 'addition', addition }, (key) => cart.add(addition, key)),
  addMany: (additions) => cart.addMany(additions),
  addOrder: (orderId) => cart.addOrder(orderId),
  buyNow: (addition) => cart.buyNow(addition),
  takeBack: () => cart.takeBack(),
  choose: (lines, chosen) => cart.choose(lines, chosen),
  dismissPrice: (line, price) => cart.dismissPrice(line, price),
  change: (change) => waiting.ask({ what: 'change', change }, (key) => cart.change(change, key)),
  remove: (removal) => cart.remove(removal),
})

/** Lists into which and out of which products go without a line, too. */
export const waitingLists = (lists: ListGateway, waiting: Waiting): ListGateway => ({
  all: () => lists.all(),
  one: (slug, page) => lists.one(slug, page),
  check: (item) => lists.check(item),
  held: () => lists.held(),
  create: (name) => lists.create(name),
  rename: (slug, name) => lists.rename(slug, name),
  remove: (slug) => lists.remove(slug),
  add: (slug, item) => waiting.ask({ what: 'list', slug, item, held: true }, () => lists.add(slug, item)),
  take: (slug, item) => waiting.ask({ what: 'list', slug, item, held: false }, () => lists.take(slug, item)),
})
