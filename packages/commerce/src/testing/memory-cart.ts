import { type GatewayResult, type Result, succeed } from '@market/domain/kernel'
import { kurus, type Money } from '@market/domain/money'
import {
  type Cart,
  type CartAddition,
  type CartGateway,
  cartItems,
  type CartShop,
  type FastShippingGateway,
  type GiftChoiceGateway,
  type GiftCodeGateway,
  type InsuranceGateway,
  type LineRef,
  type LineRemoval,
  type SavedGateway,
  type SharedCartGateway,
} from '@market/domain/cart'
import { notFound, refused } from '@market/testing'
import { addMany } from '../cart/add-many.ts'
import { addToCart, type CartWrite } from '../cart/add-to-cart.ts'
import { buyNow, takeBack } from '../cart/buy-now.ts'
import type { CartFailure } from '../cart/cart-failures.ts'
import type { CartNotice } from '../cart/cart-notices.ts'
import { changeQuantity } from '../cart/change-quantity.ts'
import { chooseFastShipping } from '../cart/choose-fast-shipping.ts'
import { chooseGift } from '../cart/choose-gift.ts'
import { chooseInsurance, dropInsurance } from '../cart/choose-insurance.ts'
import { chooseLines } from '../cart/choose-lines.ts'
import { dismissPrice } from '../cart/dismiss-price.ts'
import { removeGiftCode, setGiftCode, usableGiftCode } from '../cart/gift-code/set-gift-code.ts'
import { memoryCartPorts } from '../cart/memory/cart-ports.ts'
import { memoryFastDelivery, shopCity } from '../cart/memory/fast-delivery.ts'
import { memoryGiftCodes } from '../cart/memory/gift-codes.ts'
import { emptyShopBooks, type ProductRecord, transactShop } from '../cart/memory/shop-books.ts'
import { readCombination } from '../cart/offer.ts'
import type { ActiveCart, CartLine } from '../cart/ports/carts.ts'
import { removeFromCart } from '../cart/remove-from-cart.ts'
import { moveBack, saveForLater } from '../cart/saved/save-for-later.ts'
import { cartAnswer, cartMessage } from './cart-answers.ts'
import { readCart, readSaved } from './cart-reading.ts'
import { memorySharedCarts } from './shared-carts.ts'
import { dress, stockShop } from './stock-shop.ts'

export interface MemoryCart extends CartGateway {
  readonly saved: SavedGateway
  readonly gifts: GiftChoiceGateway
  readonly insurance: InsuranceGateway
  readonly giftCodes: GiftCodeGateway
  readonly fastShipping: FastShippingGateway
  readonly sharedCarts: SharedCartGateway
  /** The cart as in the next response. */
  current(): Cart
  /** Sets the remaining stock of an offered product, as if another shopper had bought some. */
  setStock(line: LineRef, stock: number): void
  setPrice(line: LineRef, price: Money): void
  /** Issues a gift code with its balance. */
  issueCode(code: string, balance: Money): void
  /** Offers fast shipping of products to an address, which becomes the shopper's selected one. */
  offerFast(products: readonly LineRef[], addressId: string): void
  /** Ends the cart as a completed order does. */
  turnOver(): void
  /** Changes the delivery of the cart in all later responses. */
  deliverBy(deliver: (cart: Cart) => Cart): void
}

const now = new Date('2026-11-20T09:00:00Z')
const ownerId = 'alıcı'

/**
 * A shopper's cart on the provider's use-cases, in a shop in memory that sells the items of the given shops, each with
 * its stock and limit; their quantities are ignored.
 */
export function memoryCart(offer: readonly CartShop[], settings: Partial<Cart> = {}): MemoryCart {
  const books = emptyShopBooks()
  stockShop(books, offer)
  const ports = {
    ...memoryCartPorts(books),
    giftCodes: memoryGiftCodes(books),
    fastDelivery: memoryFastDelivery(books),
  }
  const dressed = dress(offer)
  const by = { ownerId, now }
  let deliver = (cart: Cart): Cart => cart

  const current = (notices: readonly CartNotice[] = []): Cart => {
    const { cart } = readCart(books, ownerId, now)
    const isFast = cart.fastShipping.addressId !== null
    return deliver({
      ...cart,
      shops: cart.shops.map((shop) => dressed.shop(shop, isFast)),
      unchosen: (cart.unchosen ?? []).map((shop) => dressed.shop(shop, false)),
      messages: notices.map(cartMessage),
      ...settings,
    })
  }
  const savedItems = () => readSaved(books, ownerId).map(dressed.item)

  // Writes of one cart run one after the other, as if each locked it.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = last.then(work)
    last = done
    return done
  }
  const transact = <Value extends ActiveCart | CartWrite>(work: () => Promise<Result<Value, CartFailure>>) =>
    inTurn(() => transactShop(books, work))
  const write = async (work: () => Promise<Result<ActiveCart | CartWrite, CartFailure>>): GatewayResult<Cart> => {
    const done = await transact(work)
    return done.ok ? succeed(current('notices' in done.value ? done.value.notices : [])) : cartAnswer(done.failure)
  }
  const move = async (work: () => Promise<Result<CartWrite, CartFailure>>): ReturnType<SavedGateway['save']> => {
    const cart = await write(work)
    return cart.ok ? succeed({ cart: cart.value, saved: savedItems() }) : cart
  }
  /** The provider's schema lets no other quantity through. */
  const isQuantity = (quantity: number) => Number.isSafeInteger(quantity) && quantity > 0
  const put = async (
    additions: readonly CartAddition[],
    work: () => Promise<Result<CartWrite, CartFailure>>,
  ): GatewayResult<Cart> =>
    additions.every(({ quantity }) => isQuantity(quantity)) ? write(work) : refused(422, 'Geçersiz adet.')
  const change = (line: LineRef, to: (product: ProductRecord) => Partial<ProductRecord>) => {
    const product = books.products.get(line.productId)
    if (product) books.products.set(line.productId, { ...product, ...to(product) })
  }

  return {
    current,
    setStock: (line, stock) =>
      change(line, ({ stocks }) => ({ stocks: { ...stocks, [readCombination(line.attrId)]: stock } })),
    setPrice: (line, price) => change(line, () => ({ price })),
    issueCode: (code, balance) => {
      const lasting = { startsAt: new Date(0), endsAt: new Date('2100-01-01') }
      books.codes.set(code, { id: code, hash: code, balance, minTotal: 0, ...lasting })
    },
    offerFast: (products, addressId) => {
      for (const line of products) change(line, () => ({ fast: true }))
      books.addresses.set(addressId, { ownerId, city: shopCity })
      books.choices.set(ownerId, { addressId, option: 'address' })
    },
    turnOver: () => {
      const bought = cartItems(current())
      const isBought = ({ productId, combination }: CartLine) =>
        bought.some((item) => item.productId === productId && item.attrId === combination)
      for (const cart of books.carts.values()) {
        const lines = cart.lines.filter((line) => !isBought(line))
        books.carts.set(cart.id, { ...cart, lines, alone: undefined, revision: cart.revision + 1 })
      }
    },
    deliverBy: (how) => {
      deliver = how
    },
    load: () => inTurn(async () => succeed(current())),
    check: () => inTurn(async () => succeed(current())),
    add: (addition) => put([addition], () => addToCart(ports, { ...additionOf(addition), ...by })),
    addMany: (additions) => put(additions, () => addMany(ports, { items: additions.map(additionOf), ...by })),
    addOrder: async () => notFound('Sipariş bulunamadı.'),
    buyNow: (addition) => put([addition], () => buyNow(ports, { ...additionOf(addition), ...by })),
    takeBack: () => write(async () => succeed(await takeBack(ports, by))),
    choose: (lines, chosen) => write(async () => succeed(await chooseLines(ports, { lines, chosen, ...by }))),
    dismissPrice: (line, price) =>
      write(async () => succeed(await dismissPrice(ports, { ...refOf(line), price, ...by }))),
    change: async ({ number: quantity, ...line }) =>
      isQuantity(quantity)
        ? write(() => changeQuantity(ports, { ...refOf(line), quantity, ...by }))
        : refused(422, 'Geçersiz adet.'),
    remove: ({ productId, attrId, relatedProductId }: Partial<LineRemoval> = {}) =>
      write(async () => succeed(await removeFromCart(ports, { productId, attrId, relatedProductId, ...by }))),
    saved: {
      load: () => inTurn(async () => succeed(savedItems())),
      save: (line) => move(() => saveForLater(ports, { ...refOf(line), ...by })),
      moveBack: (line) => move(() => moveBack(ports, { ...refOf(line), ...by })),
      remove: ({ productId, attrId }) =>
        inTurn(async () => {
          const taken = await ports.saved.take(ownerId, { productId, combination: readCombination(attrId) })
          return taken ? succeed(savedItems()) : cartAnswer({ code: 'cart/not-saved' })
        }),
    },
    gifts: { choose: (line, gift) => write(() => chooseGift(ports, { ...refOf(line), gift, ...by })) },
    insurance: {
      async offered(product) {
        const services = books.products.get(product)?.row?.offeredServices
        if (!services) return cartAnswer({ code: 'cart/unknown-product' })
        const terms = { type: 'insurance', note: '' } as const
        return succeed(
          services.map(({ id, name, image, least }) => ({ id, name, image, price: kurus(least), ...terms })),
        )
      },
      add: (choice) => write(() => chooseInsurance(ports, { ...choice, ...by })),
      remove: (choice) => write(async () => succeed(await dropInsurance(ports, { ...choice, ...by }))),
    },
    giftCodes: {
      apply: (sent) =>
        write(async () => {
          const code = usableGiftCode(await ports.giftCodes.find(sent), now)
          return code.ok ? setGiftCode(ports, { code: code.value, ...by }) : code
        }),
      remove: () => write(async () => succeed(await removeGiftCode(ports, ownerId, now))),
    },
    fastShipping: {
      choose: (addressId) => write(() => chooseFastShipping(ports, { addressId, ...by })),
      giveUp: () => write(() => chooseFastShipping(ports, { addressId: undefined, ...by })),
    },
    sharedCarts: memorySharedCarts(() => current(), by),
  }
}

/** Tests pass whole lines where a gateway sends these fields alone. */
const refOf = ({ productId, attrId }: LineRef) => ({ productId, attrId })
const additionOf = ({ quantity, insurance, goesWith, gift, ...line }: CartAddition) => ({
  ...refOf(line),
  quantity,
  insurance,
  gift,
  relatedProductId: goesWith,
})
