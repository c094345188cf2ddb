import { kurus } from '@market/domain/money'
import type { ShippingOption } from '@market/domain/account'
import type { OrderStatus } from '@market/domain/orders'
import type { PickupPoint } from '../../delivery/pickup-choice.ts'
import type { OrderOwner } from '../../ordering/order-owner.ts'
import type { SnapshotItem, SnapshotShop } from '../../ordering/order-snapshot.ts'
import type { DueRefunds } from './due-refunds.ts'
import type { Refunds } from './refunds.ts'

/** A paid order to test refunds with; amounts in kuruş. Each line has a different product. */
export interface SampleOrder {
  readonly shops: readonly {
    readonly cargo: number
    readonly status: OrderStatus
    readonly lines: readonly {
      readonly quantity: number
      readonly price: number
      readonly discounted?: number
      /** Sum that campaigns took off `price`. */
      readonly reduced?: number
      /** Wrapping fee of all units, in addition to `price`. */
      readonly wrap?: number
      /** The line has no right of withdrawal. */
      readonly final?: boolean
    }[]
  }[]
  /** Pick-up point of this name in the order's district; delivered to the door if it is missing. */
  readonly to?: { readonly option: ShippingOption; readonly place: string }
  readonly method: 'credit_card' | 'cash_on_delivery'
  /** Interest included, less the gift code. */
  readonly charged: number
  readonly code?: { readonly amount: number; readonly taken: number; readonly singleUse: boolean }
}
export interface AddedOrder {
  readonly id: string
  readonly number: string
  readonly paymentId: string
  readonly owner: OrderOwner
  readonly email: string
  /** Product ids by line. */
  readonly productIds: readonly number[]
}

/** The ports under test, with ways to set and read the rows behind them. */
export interface RefundSubject {
  readonly ports: Refunds
  readonly due: DueRefunds
  /** A guest's, with shops 1, 2 and so on; of each product one is on sale and five were sold, all in this week. */
  addOrder(order: SampleOrder): Promise<AddedOrder>
  /** Uploads a photo for an order; returns its key. */
  addPhoto(orderId: string): Promise<string>
  addPoint(point: PickupPoint): Promise<void>
  /** The bank has the cash of a parcel. */
  bookCash(orderId: string, shopId: number): Promise<void>
  /** Amounts in kuruş; `refund` includes `cargoRefund`. */
  request(id: string): Promise<
    | {
        readonly status: string
        readonly refund: number
        readonly cargoRefund: number
        readonly giftReturned: number
      }
    | undefined
  >
  /** Status of an order's payment. */
  payment(orderId: string): Promise<string>
  product(id: number): Promise<{ readonly stock: number; readonly sold: number; readonly soldWeek: number }>
}

export const sampleShops = ({ shops }: SampleOrder, productIds: readonly number[]): readonly SnapshotShop[] => {
  let line = 0
  return shops.map(({ cargo, lines }, index) => ({
    shopId: index + 1,
    shopName: 'Deneme Mağazası',
    shopUrl: '/magaza/deneme',
    subTotal: kurus(lines.reduce((sum, { price }) => sum + price, 0)),
    cargoTotalPrice: kurus(cargo),
    delivery: { from: '2026-11-20', to: '2026-11-22' },
    items: lines.map(({ quantity, price, discounted = 0, reduced = 0, wrap = 0, final }): SnapshotItem => ({
      productId: productIds[line++] ?? 0,
      combination: '',
      name: 'Çaydanlık',
      brand: 'Sesta',
      url: '/urun/caydanlik',
      image: '',
      attributes: [],
      quantity,
      discountedUnits: discounted,
      discountNumber: 1,
      addedPrice: kurus(0),
      singlePrice: kurus(Math.round(price / quantity)),
      price: kurus(price),
      discount: kurus(0),
      insurances: [],
      taxRate: 20,
      reductions: reduced > 0 ? [{ promotionId: 'uc-al-iki-ode', name: '3 al 2 öde', amount: kurus(reduced) }] : [],
      gift: wrap > 0 ? { wrapped: true, note: '', pricesHidden: false, wrapPrice: kurus(wrap), taxRate: 20 } : null,
      withdrawal: final ? 'none' : 'free',
    })),
  }))
}
