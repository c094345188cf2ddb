import { shopId } from '@market/domain/kernel'
import { shopUrl } from '@market/domain/navigation'
import { kurus } from '@market/domain/money'
import type { CartShop } from '@market/domain/cart'
import { deliveryWindow, fastDeliveryWindow } from '../../pricing/delivery-window.ts'
import type { CartRow } from './cart-row.ts'
import { type PricedLine, priceLines } from './price-lines.ts'

/** The shops of a cart in the order of their first lines, with shipping fee and delivery days. */
export function priceShops(
  lines: readonly PricedLine[],
  parcels: { readonly now: Date; readonly fast: boolean },
): readonly CartShop[] {
  const shops = Map.groupBy(lines, ({ row }) => row.shopId)
  return [...shops.values()].map((own) => toShop(own, parcels))
}

/**
 * The shops of the lines that are not chosen. They are priced as if they were sold together with the chosen ones, which
 * come first where a limit is shared.
 */
export function unchosenShops(
  rows: readonly (CartRow & { readonly chosen: boolean })[],
  now: Date,
): readonly CartShop[] {
  const [chosen, others] = [rows.filter((row) => row.chosen), rows.filter((row) => !row.chosen)]
  return priceShops(priceLines([...chosen, ...others]).slice(chosen.length), { now, fast: false })
}

function toShop(lines: readonly PricedLine[], parcels: { readonly now: Date; readonly fast: boolean }): CartShop {
  const [first] = lines
  if (!first) throw new Error('a shop without a line')
  const { row } = first
  const free = lines.every((line) => line.row.freeShipping)
  return {
    shopId: shopId(row.shopId),
    shopName: row.shopName,
    shopUrl: shopUrl({ shop: row.shopSlug }),
    rating: row.shopRating,
    // A parcel of which every product ships free costs nothing; one paid product in it and the shop's price holds.
    cargoPrice: kurus(free ? 0 : row.cargoPrice),
    freeCargoOver: row.freeCargoOver === null ? null : kurus(row.freeCargoOver),
    delivery: parcels.fast ? fastDeliveryWindow(parcels.now) : deliveryWindow(row.prepareDays, parcels.now),
    items: lines.map(({ item }) => item),
  }
}
