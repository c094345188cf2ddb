import { fail, type GatewayFailure, type GatewayResult } from '@market/domain/kernel'
import type { Banner, PopularCategories, ProductCard, Slide } from '@market/domain/catalog'
import { activeDealProducts, isSlotRunning } from '@market/domain/deals'
import type { ShopCard } from '@market/domain/shops'
import { homeIsStale } from '@market/domain/shell'
import type { Container } from 'inversify'
import { services } from '../../composition/tokens.ts'
import { type Missing, missingOf } from '../../page/page.ts'
import type { Slot } from './home-deals.tsx'

export interface HomeData extends Missing {
  readonly slides: readonly Slide[]
  readonly banners: readonly Banner[]
  readonly mostSold: readonly ProductCard[]
  readonly phones: readonly ProductCard[]
  readonly categories: PopularCategories
  readonly slots: readonly Slot[]
  /** Products of the running slots only; those of all slots would double the page. */
  readonly deals: readonly ProductCard[]
  readonly shops: readonly ShopCard[]
  /** When the data was loaded, in ISO 8601; decides which slot is running. */
  readonly at: string
}

/**
 * The home page's data, kept for the visit, so that going back does not load it again while it is fresh. The server
 * keeps none.
 */
const kept = new WeakMap<Container, HomeData>()
export const keepHome = (container: Container, data: HomeData): void => void kept.set(container, data)

/** Whether a section is empty, the data is older than 900 s (rules.md S9), or a slot that was running has ended. */
export function isHomeStale(data: HomeData, now: Date): boolean {
  const { slides, banners, mostSold, phones, categories, deals, shops } = data
  return (
    homeIsStale(new Date(data.at), now, [slides, banners, mostSold, phones, categories.items, deals, shops]) ||
    data.slots.some((slot) => isSlotRunning(slot, new Date(data.at)) && !isSlotRunning(slot, now))
  )
}

/**
 * Loads the home page's data. A section that fails to load keeps its earlier data or is left out; errors are swallowed
 * (specification section 8).
 */
export async function loadHome(container: Container): Promise<HomeData> {
  const now = container.get(services.Clock).now()
  const before = import.meta.env.SSR ? undefined : kept.get(container)
  if (before && !isHomeStale(before, now)) return before
  const catalog = container.get(services.ProductCatalog)
  const [slides, banners, mostSold, phones, categories, deal, shops] = await Promise.all(
    inTime([
      catalog.sliders(),
      catalog.banners(),
      catalog.mostSold({ limit: 12 }),
      catalog.phones({ limit: 6 }),
      catalog.popularCategories(),
      catalog.deal('super-firsat'),
      container.get(services.ShopPages).list({ limit: 4 }),
    ]),
  )
  const data: HomeData = {
    slides: slides.ok ? slides.value : (before?.slides ?? []),
    banners: banners.ok ? banners.value : (before?.banners ?? []),
    mostSold: mostSold.ok ? mostSold.value : (before?.mostSold ?? []),
    phones: phones.ok ? phones.value : (before?.phones ?? []),
    categories: categories.ok ? categories.value : (before?.categories ?? { totalCount: 0, items: [] }),
    // A slot that has ended shows no products.
    slots: deal.ok ? deal.value.times.map(({ startDate, endDate, active }) => ({ startDate, endDate, active })) : [],
    deals: deal.ok ? activeDealProducts(deal.value.times, now) : [],
    shops: shops.ok ? shops.value.results : (before?.shops ?? []),
    at: now.toISOString(),
    ...missingOf(slides, banners, mostSold, phones, categories, deal, shops),
  }
  if (!import.meta.env.SSR) keepHome(container, data)
  return data
}

/** How much later than the first section the others may arrive, in ms. */
const graceMs = 2_000

/** Makes a call fail that is much later than the first one, so that the browser is not kept on the previous page. */
function inTime<Calls extends readonly GatewayResult<unknown>[]>(calls: [...Calls]): [...Calls] {
  if (import.meta.env.SSR) return calls
  const late = Promise.race(calls)
    .then(() => new Promise((resolve) => setTimeout(resolve, graceMs)))
    .then(() => fail<GatewayFailure>({ kind: 'offline' }))
  // The cast keeps each call's type, of which a failure is a possible result.
  return calls.map((call) => Promise.race([call, late])) as unknown as [...Calls]
}
