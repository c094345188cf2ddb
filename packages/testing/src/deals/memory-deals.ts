import { type Clock, succeed } from '@market/domain/kernel'
import type { Deal, ProductDetail } from '@market/domain/catalog'
import { type DealCatalog, isSlotRunning } from '@market/domain/deals'
import { pageOf } from '../catalog/page-of.ts'
import { setClock } from '../kernel/set-clock.ts'

/** Deals over the given products; their slots decide which ones run. */
export const memoryDeals = (
  deals: readonly Deal[],
  products: readonly ProductDetail[],
  clock: Clock = setClock(),
): DealCatalog => {
  const running = () =>
    deals.flatMap((deal) =>
      deal.times.filter((slot) => isSlotRunning(slot, clock.now())).map((slot) => ({ deal, slot })),
    )
  const idsOf = (slug: string | undefined) =>
    new Set<number>(
      running()
        .filter(({ deal }) => slug === undefined || deal.slug === slug)
        .flatMap(({ slot }) => slot.products.map(({ id }) => id)),
    )
  const within = (category: string) => (product: ProductDetail) =>
    product.categories.some(({ slug }) => slug === category)
  const onDeal = (slug?: string) => products.filter(({ id }) => idsOf(slug).has(id))

  return {
    async products({ slug, ...request }) {
      const isDeal = slug === undefined || deals.some((deal) => deal.slug === slug)
      return succeed(isDeal ? pageOf(onDeal(slug), request) : pageOf(onDeal(), { ...request, categorySlug: slug }))
    },
    today: async () =>
      succeed({
        deals: running().map(({ deal, slot }) => ({
          slug: deal.slug,
          title: deal.title,
          url: `/firsat/${deal.slug}`,
          startDate: slot.startDate,
          endDate: slot.endDate,
          productCount: slot.products.length,
        })),
        products: onDeal(),
      }),
    offers: async ({ category, limit }) => succeed(onDeal().filter(within(category)).slice(0, limit)),
    discounted: async ({ category, limit }) =>
      succeed(
        products
          .filter(within(category))
          .filter(({ price, originalPrice }) => price < originalPrice)
          .toSorted((one, other) => one.price / one.originalPrice - other.price / other.originalPrice)
          .slice(0, limit),
      ),
    async categories() {
      const main = onDeal().flatMap(({ categories }) => categories.slice(0, 1))
      const counted = Map.groupBy(main, ({ slug }) => slug)
      return succeed(
        [...counted.values()]
          .flatMap((all) => all.slice(0, 1).map(({ id, name, slug }) => ({ id, name, slug, count: all.length })))
          .toSorted((one, other) => other.count - one.count),
      )
    },
  }
}
