import type { Result } from '@market/domain/kernel'
import { addMany } from '../add-many.ts'
import { addToCart, type CartWrite } from '../add-to-cart.ts'
import type { CartFailure } from '../cart-failures.ts'
import type { CartNotice } from '../cart-notices.ts'
import { changeQuantity } from '../change-quantity.ts'
import { chooseGift } from '../choose-gift.ts'
import { chooseInsurance, dropInsurance } from '../choose-insurance.ts'
import { removeGiftCode, setGiftCode, usableGiftCode } from '../gift-code/set-gift-code.ts'
import { mergeCarts } from '../merge-carts.ts'
import type { ActiveCart, CartLine } from '../ports/carts.ts'
import type { SavedItem } from '../ports/saved-items.ts'
import { removeFromCart } from '../remove-from-cart.ts'
import { moveBack, saveForLater } from '../saved/save-for-later.ts'
import { memoryCartPorts } from './cart-ports.ts'
import { rowsOf } from './cart-rows.ts'
import { type PricedLine, priceLines } from '../reading/price-lines.ts'
import { memoryGiftCodes } from './gift-codes.ts'
import { emptyShopBooks, type ProductRecord, transactShop } from './shop-books.ts'

export const now = new Date('2026-11-22T12:00:00Z')
export const owners = ['visitor', 'member'] as const
export type Owner = (typeof owners)[number]

interface Item {
  readonly productId: number
  readonly attrId: string
}
interface Existing extends Item {
  /** Index that picks one of the existing lines. */
  readonly nth: number | undefined
}
interface Wanted extends Item {
  readonly quantity: number
  readonly insurance: readonly number[]
}
export type CartStep = { readonly who: Owner } & (
  | (Wanted & { readonly do: 'add'; readonly relatedProductId: number | undefined })
  | { readonly do: 'add many'; readonly items: readonly Wanted[] }
  | (Existing & { readonly do: 'change'; readonly quantity: number })
  | (Existing & { readonly do: 'remove' | 'save' | 'put back' | 'insure' | 'drop insurance' })
  | (Existing & { readonly do: 'give'; readonly note: string })
  | { readonly do: 'set code'; readonly code: string }
  | { readonly do: 'empty' | 'drop code' | 'log in' }
  | {
      readonly do: 'shop'
      readonly productId: number
      readonly stock: number
      readonly active: boolean
      readonly insured: boolean
    }
)

/** The current cart and saved items of one owner. */
export interface Holding {
  readonly cart: ActiveCart | undefined
  readonly lines: readonly CartLine[]
  readonly saved: readonly SavedItem[]
}
export type Outcome = Result<{ readonly notices: readonly CartNotice[] }, CartFailure>

/** A shop in memory with a visitor and a member, on which the cart's use-cases run step by step. */
export class CartHistory {
  readonly books = emptyShopBooks()
  readonly ports = { ...memoryCartPorts(this.books), giftCodes: memoryGiftCodes(this.books) }

  constructor(products: Readonly<Record<number, ProductRecord>>) {
    for (const [id, product] of Object.entries(products)) this.books.products.set(Number(id), product)
    const year = { startsAt: new Date('2026-01-01'), endsAt: new Date('2027-01-01') }
    const codes = { full: [9_000, 0], large: [9_000, 25_000], spent: [0, 0] } as const
    for (const [id, [balance, minTotal]] of Object.entries(codes))
      this.books.codes.set(id, { id, hash: id, balance, minTotal, ...year })
  }

  holding(owner: Owner): Holding {
    const cart = [...this.books.carts.values()].find((one) => one.ownerId === owner && one.status === 'active')
    return { cart, lines: cart?.lines ?? [], saved: this.books.saved.get(owner) ?? [] }
  }

  /** The owner's lines at current prices and stock. */
  priced(owner: Owner): readonly PricedLine[] {
    return priceLines(rowsOf(this.books, this.holding(owner).lines))
  }

  take(step: CartStep): Promise<Outcome> {
    return transactShop(this.books, () => this.#do(step))
  }

  async #do(step: CartStep): Promise<Outcome> {
    const ports = this.ports
    const by = { ownerId: step.who, now }
    switch (step.do) {
      case 'add':
        return addToCart(ports, { ...step, ...by })
      case 'add many':
        return addMany(ports, { items: step.items, ...by })
      case 'change':
        return changeQuantity(ports, { ...step, ...by })
      case 'remove':
        return done(await removeFromCart(ports, { ...step, ...by, relatedProductId: undefined }))
      case 'empty':
        return done(
          await removeFromCart(ports, { ...by, productId: undefined, attrId: undefined, relatedProductId: undefined }),
        )
      case 'save':
        return saveForLater(ports, { ...step, ...by })
      case 'put back':
        return moveBack(ports, { ...step, ...by })
      case 'insure': {
        const chosen = await chooseInsurance(ports, { ...step, ...by, insuranceId: step.productId })
        return chosen.ok ? done(chosen.value) : chosen
      }
      case 'give':
        return chooseGift(ports, { ...step, ...by, gift: { wrapped: true, note: step.note, pricesHidden: false } })
      case 'drop insurance':
        return done(await dropInsurance(ports, { ...step, ...by, insuranceId: step.productId }))
      case 'set code': {
        const code = usableGiftCode(await ports.giftCodes.find(step.code), now)
        if (!code.ok) return code
        const set = await setGiftCode(ports, { ...by, code: code.value })
        return set.ok ? done(set.value) : set
      }
      case 'drop code':
        return done(await removeGiftCode(ports, step.who, now))
      case 'log in': {
        const orders = { takeOpenOrders: async () => {} }
        const merge = { fromOwner: 'visitor', toOwner: 'member', now }
        return { ok: true, value: { notices: await mergeCarts({ ...ports, ...orders }, merge) } }
      }
      case 'shop': {
        const product = this.books.products.get(step.productId)
        if (!product) throw new Error(`no product ${step.productId}`)
        const stocks = Object.fromEntries(Object.keys(product.stocks).map((one) => [one, step.stock]))
        const services = step.insured ? [step.productId] : []
        this.books.products.set(step.productId, { ...product, active: step.active, stocks, services })
        return { ok: true, value: { notices: [] } }
      }
    }
  }
}

const done = (touched: ActiveCart): Result<CartWrite, never> => ({ ok: true, value: { touched, notices: [] } })
