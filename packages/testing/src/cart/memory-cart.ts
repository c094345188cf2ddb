import { type ProductId, succeed } from '@market/domain/kernel'
import {
  type Cart,
  type CartAddition,
  type CartGateway,
  type CartItem,
  type CartMessage,
  type CartShop,
  type GiftChoice,
  isSameLine,
  type LineRef,
  quantityLimit,
} from '@market/domain/cart'
import { notFound, refused } from '../kernel/failing.ts'
import { anEmptyCart } from './a-cart.ts'

export interface MemoryCart extends CartGateway {
  /** The cart as in the next response, for other fakes. */
  current(): Cart
  /** Sets the remaining stock of an offered product, as if another shopper had bought some. */
  setStock(line: LineRef, stock: number): void
  /** Ends the cart as a completed order does. */
  turnOver(): void
  /** Changes fields other than the lines, as gift codes do. */
  adjust(settings: Partial<Cart>): Cart
  /** Changes the delivery of the cart in all later responses. */
  deliverBy(deliver: (cart: Cart) => Cart): void
  /** Sells an insurance with a line; undefined if the line does not exist. */
  insure(line: LineRef, insurance: number): Cart | undefined
  /** Sets the gift options of a line; undefined if the line does not exist. */
  give(line: LineRef, gift: GiftChoice | null): Cart | undefined
  /** Takes an insurance off a line. */
  uninsure(line: LineRef, insurance: number): Cart
}

interface Held {
  readonly line: LineRef
  readonly quantity: number
  /** Ids of the chosen insurances. */
  readonly insurance: readonly number[]
  readonly unchosen?: boolean
  /** A product that it belongs to, while that is in the cart. */
  readonly goesWith?: ProductId | undefined
  readonly gift?: GiftChoice | null | undefined
  /** Lines that were put in before it. */
  readonly place: number
}
const isLine = (line: LineRef) => (item: LineRef) => isSameLine(line, item)

/**
 * A cart that sells the shops' items, each with its stock and limit; their quantities are ignored. It clamps to stock
 * with a message, and refuses quantities above the limit.
 */
export const memoryCart = (offer: readonly CartShop[], settings: Partial<Cart> = {}): MemoryCart => {
  let offered = offer
  let beside = settings
  let quantities: readonly Held[] = []
  let revision = 0
  let puts = 0
  let alone: LineRef | undefined
  let deliver = (cart: Cart): Cart => cart

  const find = (line: LineRef): CartItem | undefined => offered.flatMap((shop) => shop.items).find(isLine(line))
  const heldOf = (line: LineRef) => quantities.find((one) => isLine(line)(one.line))
  const held = (line: LineRef): number => heldOf(line)?.quantity ?? 0
  const here = () => quantities.filter(({ line }) => !alone || isLine(alone)(line))
  const bought = () => here().filter(({ unchosen }) => !unchosen)
  const linkOf = (item: CartItem) => {
    const to = heldOf(item)?.goesWith
    return quantities.some(({ line }) => line.productId === to) ? (to ?? null) : (item.relatedProductId ?? null)
  }
  const inCart = (item: CartItem): CartItem => ({
    ...item,
    quantity: held(item),
    relatedProductId: linkOf(item),
    gift: item.active && item.stock > 0 ? (heldOf(item)?.gift ?? null) : null,
    addedAt: new Date(heldOf(item)?.place ?? 0).toISOString(),
    insuranceItems: item.insuranceItems.map((insurance) => ({
      ...insurance,
      selected: heldOf(item)?.insurance.includes(insurance.id) ?? false,
    })),
  })
  const current = (messages: readonly CartMessage[] = []): Cart => {
    const shopsOf = (lines: readonly Held[]) =>
      offered
        .map((shop) => ({
          ...shop,
          items: shop.items.filter((item) => lines.some(({ line }) => isLine(line)(item))).map(inCart),
        }))
        .filter((shop) => shop.items.length > 0)
    return deliver({
      ...anEmptyCart(beside),
      shops: shopsOf(bought()),
      unchosen: shopsOf(here().filter(({ unchosen }) => unchosen)),
      revision,
      messages,
      count: bought().reduce((n, q) => n + q.quantity, 0),
      aside: quantities.length - here().length,
    })
  }
  const answer = async (messages?: readonly CartMessage[]) => succeed(current(messages))
  const put = (
    item: CartItem,
    wanted: number,
    insurance: readonly number[] = heldOf(item)?.insurance ?? [],
    unchosen = heldOf(item)?.unchosen ?? false,
    goesWith = heldOf(item)?.goesWith,
    gift = heldOf(item)?.gift,
  ) => {
    const { productId, attrId, name } = item
    if (!Number.isSafeInteger(wanted) || wanted < 1) return refused(422, 'Geçersiz adet.')
    const max = quantityLimit(item)
    if (max === 0) return refused(409, `${name} tükendi.`)
    const quantity = Math.min(wanted, max)
    const place = heldOf(item)?.place ?? puts++
    const others = quantities.filter((one) => !isLine(item)(one.line))
    quantities = [...others, { line: { productId, attrId }, quantity, insurance, unchosen, place, gift, goesWith }]
    revision += 1
    const clamped: CartMessage = {
      type: 'warning',
      text: `${name} için en fazla ${max} adet alabilirsiniz.`,
      productId,
    }
    return succeed(current(wanted > quantity ? [clamped] : []))
  }

  const choose = (lines: readonly LineRef[], chosen: boolean) => {
    quantities = quantities.map((one) => (lines.some(isLine(one.line)) ? { ...one, unchosen: !chosen } : one))
  }
  const addOne = (addition: CartAddition) => {
    const item = find(addition)
    if (!item) return notFound('Ürün bulunamadı')
    const { quantity } = addition
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > item.limit) return refused(422, 'Geçersiz adet.')
    return held(item) >= quantityLimit(item)
      ? refused(409, `${item.name} için daha fazla ekleyemezsiniz.`)
      : put(
          item,
          held(item) + quantity,
          [...new Set([...(heldOf(item)?.insurance ?? []), ...(addition.insurance ?? [])])],
          false,
          addition.goesWith ?? heldOf(item)?.goesWith,
          heldOf(item)?.gift ?? addition.gift,
        )
  }

  return {
    current,
    setStock: (line, stock) => {
      offered = offered.map((shop) => ({
        ...shop,
        items: shop.items.map((item) => (isLine(line)(item) ? { ...item, stock } : item)),
      }))
    },
    turnOver: () => {
      quantities = quantities.filter((one) => !bought().includes(one))
      alone = undefined
      revision += 1
    },
    adjust: (changed) => {
      beside = { ...beside, ...changed }
      revision += 1
      return current()
    },
    deliverBy: (how) => {
      deliver = how
    },
    insure: (line, insurance) => {
      if (!quantities.some((one) => isLine(line)(one.line))) return undefined
      quantities = quantities.map((one) =>
        isLine(line)(one.line) ? { ...one, insurance: [...new Set([...one.insurance, insurance])] } : one,
      )
      revision += 1
      return current()
    },
    give: (line, gift) => {
      if (!quantities.some((one) => isLine(line)(one.line))) return undefined
      quantities = quantities.map((one) => (isLine(line)(one.line) ? { ...one, gift } : one))
      revision += 1
      return current()
    },
    uninsure: (line, insurance) => {
      quantities = quantities.map((one) =>
        isLine(line)(one.line) ? { ...one, insurance: one.insurance.filter((id) => id !== insurance) } : one,
      )
      revision += 1
      return current()
    },
    load: () => answer(),
    check: () => answer(),
    add: async (addition) => {
      alone = undefined
      const { goesWith, ...line } = addition
      const added = addOne(addition)
      if (!added.ok || !goesWith) return added
      quantities = quantities.map((one) =>
        one.line.productId === goesWith ? { ...one, goesWith: line.productId } : one,
      )
      return answer(added.value.messages)
    },
    async buyNow({ productId, attrId, ...addition }) {
      const line = { productId, attrId }
      const missing = addition.quantity - held(line)
      const added = missing > 0 ? addOne({ ...addition, ...line, quantity: missing }) : succeed(current())
      if (!added.ok) return added
      alone = line
      choose([line], true)
      revision += 1
      return answer(added.value.messages)
    },
    takeBack: async () => {
      alone = undefined
      revision += 1
      return answer()
    },
    async choose(lines, chosen) {
      choose(lines, chosen)
      revision += 1
      return answer()
    },
    async dismissPrice(line, price) {
      offered = offered.map((shop) => ({
        ...shop,
        items: shop.items.map((item) =>
          isLine(line)(item) && item.singlePrice === price ? { ...item, oldPrice: null } : item,
        ),
      }))
      revision += 1
      return answer()
    },
    async addMany(additions) {
      alone = undefined
      const messages: CartMessage[] = []
      let first: Awaited<ReturnType<typeof refused>> | undefined
      let came = false
      for (const addition of additions) {
        const added = addOne(addition)
        if (added.ok) {
          came = true
          messages.push(...added.value.messages)
        } else {
          first ??= added
          messages.push({ type: 'warning', text: `${addition.productId} eklenemedi.`, productId: addition.productId })
        }
      }
      return came || !first ? answer(messages) : first
    },
    addOrder: async () => notFound('Sipariş bulunamadı.'),
    async change({ number, ...line }) {
      const item = find(line)
      if (!item || held(line) === 0) return notFound('Ürün sepetinizde değil.')
      return number > item.limit ? refused(422, 'Geçersiz adet.') : put(item, number)
    },
    async remove(removal) {
      revision += 1
      quantities = removal
        ? quantities.filter(({ line }) => !isLine(removal)(line) && line.productId !== removal.relatedProductId)
        : []
      return answer()
    },
  }
}
