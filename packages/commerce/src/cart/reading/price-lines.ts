import { productId } from '@market/domain/kernel'
import { productUrl } from '@market/domain/navigation'
import { kurus, type Money, zero } from '@market/domain/money'
import { isOnSale, lineTotal } from '@market/domain/line'
import { addedPrice, findCategoryById, withdrawalRight } from '@market/domain/catalog'
import { type CartItem, giftOrNone } from '@market/domain/cart'
import { generalInstallmentLimit } from '../../pricing/general-installment-limit.ts'
import { servicePrice } from '../../pricing/service-price.ts'
import type { CartRow } from './cart-row.ts'
import { categoryTreeText } from './category-tree-text.ts'
import { chosenValues } from './chosen-values.ts'

/** A row with the line that it makes. */
export interface PricedLine {
  readonly row: CartRow
  readonly item: CartItem
}

/**
 * Lines with current prices, stock and limits. Lines of one product in several combinations share its upper limit and
 * its discounted units; earlier lines are served first.
 */
export function priceLines(rows: readonly CartRow[]): readonly PricedLine[] {
  const seen = new Map<number, number>()
  return rows.map((row) => {
    const before = seen.get(row.productId) ?? 0
    seen.set(row.productId, before + row.quantity)
    const others = rows
      .filter((other) => other.productId === row.productId && other !== row)
      .reduce((sum, other) => sum + other.quantity, 0)
    return { row, item: toItem(row, { before, others }) }
  })
}

/** The price of one more unit of the product, as its page shows it beside the services. */
const nextUnitPrice = (row: CartRow): Money =>
  lineTotal({
    singlePrice: kurus(row.price),
    originalPrice: kurus(row.originalPrice),
    quantity: 1,
    discount: row.discountLeft === null ? null : { maxQuantity: row.discountLeft + row.ownDiscounted },
  })

/** The price when it was put in, where another one holds that the shopper has not dismissed. */
function priceBefore({ priceWhenAdded, dismissedPrice }: CartRow, now: Money): Money | null {
  const same = priceWhenAdded === null || priceWhenAdded === now || dismissedPrice === now
  return same ? null : kurus(priceWhenAdded)
}

function toItem(row: CartRow, shared: { readonly before: number; readonly others: number }): CartItem {
  const chosen = chosenValues(row.attributes, row.combination)
  const added = addedPrice(chosen ?? [])
  const singlePrice = kurus(row.price + added)
  const stock = (row.stock ?? 0) + row.ownUnits
  const active = row.active && chosen !== undefined
  const wrapOffer = row.giftWrap && kurus(row.giftWrap.price)
  return {
    productId: productId(row.productId),
    attrId: row.combination,
    name: row.name,
    brand: row.brand ?? '',
    url: productUrl({ slug: row.slug, id: row.productId }),
    image: row.images[0] ?? '',
    categoryTree: categoryTreeText(row.categoryPath),
    withdrawal: withdrawalRight(row.categoryPath.flatMap((id) => findCategoryById(id)?.slug ?? [])),
    attributes: (chosen ?? []).map(({ key, value }) => ({ key, value })),
    quantity: row.quantity,
    limit: Math.max(0, row.upperLimit - shared.others),
    stock,
    active,
    singlePrice,
    originalPrice: kurus(row.originalPrice + added),
    addedPrice: added,
    oldPrice: priceBefore(row, singlePrice),
    discount:
      row.discountLeft === null
        ? null
        : {
            maxQuantity: Math.max(0, row.discountLeft + row.ownDiscounted - shared.before),
            originalQuantity: row.discountOriginal ?? row.discountLeft,
            number: row.discountNumber,
          },
    maxInstallment: row.installmentLimit?.max ?? generalInstallmentLimit,
    sharedCargoPrice: zero,
    earlierUnits: row.earlierUnits,
    addedAt: row.addedAt.toISOString(),
    insuranceItems: row.offeredServices.map(({ id, name, image, ...service }) => ({
      id,
      name,
      image,
      price: servicePrice(service, nextUnitPrice(row)),
      selected: row.services.includes(id),
    })),
    relatedProductId: row.relatedProductId === null ? null : productId(row.relatedProductId),
    wrapOffer,
    gift:
      row.gift && isOnSale({ active, stock })
        ? giftOrNone({ ...row.gift, wrapped: row.gift.wrapped && wrapOffer !== null })
        : null,
  }
}
