import { dealUrl, seoTitle } from '@market/domain/navigation'
import { type Deal, type DealSlot, listingQuery, type ProductCard as Card } from '@market/domain/catalog'
import { isSlotRunning } from '@market/domain/deals'
import { LateInView } from '@market/react'
import { Alert, Chip, EmptyState, StampSheet, TabLinks } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../page/page-failure.ts'
import { refuseBeyond } from '../../page/refuse-beyond.ts'
import { definePage } from '../../page/page.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { DealCountdown } from '../../shared/deal/deal-countdown.tsx'
import { useReloadAtTurn } from '../../shared/deal/use-reload-at-turn.ts'
import { ListingBody } from '../../shared/listing/listing-body.tsx'
import { type ListingData, listingData } from '../../shared/listing/listing-data.ts'
import { ShowcaseHead } from './showcase-head.tsx'
import { showcaseTexts } from './showcase-texts.ts'
import * as parts from '../../shared/section/page-parts.css.ts'
import * as css from './showcase.css.ts'
import { slotKey, slotText } from './slot-text.ts'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'

const texts = showcaseTexts.deals
/** Address parameter of the slot; the listing reads its page, order and filters from the other parameters. */
const slotParam = 'dilim'

interface DealData {
  readonly deal: Omit<Deal, 'times'>
  /** Running and coming slots, without their products. */
  readonly slots: readonly Omit<DealSlot, 'products'>[]
  /** Key of the selected slot; empty without one. */
  readonly chosen: string
  /** Products of the selected slot if it is running. */
  readonly listing: ListingData | null
  /** Products of the selected slot if it has not begun. */
  readonly coming: readonly Card[]
  /** When the data was loaded, in ISO 8601. */
  readonly at: string
}

/** `/firsat/{slug}`: the slots of a deal, and the products of the selected slot. */
export const page = definePage<DealData>({
  async load({ url, params, services: container }) {
    const slug = params['slug'] ?? ''
    const now = container.get(services.Clock).now()
    const answer = await container.get(services.ProductCatalog).deal(slug)
    if (!answer.ok) throw gatewayProblem(answer.failure, catalogTexts.problems)
    const { times, ...deal } = answer.value
    const asked = url.searchParams.get(slotParam)
    const slot = times.find((one) => slotKey(one) === asked) ?? times.find((one) => isSlotRunning(one, now)) ?? times[0]
    const running = slot !== undefined && isSlotRunning(slot, now)
    const query = listingQuery.parse(url.searchParams, 'deals')
    const listing = running
      ? await container.get(services.DealCatalog).products({ ...listingQuery.toRequest(query), slug })
      : undefined
    if (listing && !listing.ok) throw gatewayProblem(listing.failure, catalogTexts.problems)
    if (listing) refuseBeyond(url, { ...query, count: listing.value.resultCount })
    return {
      deal,
      slots: times.map(({ startDate, endDate, active }) => ({ startDate, endDate, active })),
      chosen: slot ? slotKey(slot) : '',
      listing: listing ? listingData(url, query, listing.value) : null,
      coming: slot && !running ? slot.products : [],
      at: now.toISOString(),
    }
  },
  head: ({ deal }) => ({
    title: seoTitle(deal.title),
    description: texts.description(deal.title, deal.slogan),
    canonical: dealUrl(deal.slug),
  }),
  // A slot ends at a fixed time, and a cached page must not outlive it by much.
  shared: { fresh: 15, stale: 30 },
  Component: DealPage,
})

const bringBelow = async () => (await import('./deals-below.tsx')).DealsBelow

function DealPage({ data }: { readonly data: DealData }) {
  const { deal, slots, listing, coming } = data
  const now = new Date(data.at)
  const slot = slots.find((one) => slotKey(one) === data.chosen)
  useReloadAtTurn(slot)
  return (
    <>
      <Crumbs
        items={[
          { name: catalogTexts.home, href: '/' },
          { name: deal.title, href: dealUrl(deal.slug) },
        ]}
      />
      <TabLinks
        label={texts.label}
        links={Object.entries(texts.titles).map(([slug, title]) => ({
          href: dealUrl(slug),
          text: title,
          current: slug === deal.slug,
        }))}
      />
      <div className={parts.block}>
        <ShowcaseHead tone={deal.tone} image={deal.image} title={deal.title} slogan={deal.slogan}>
          {slot && (
            <span className={css.countdown}>
              {isSlotRunning(slot, now) ? texts.ends : texts.starts} <DealCountdown slot={slot} />
            </span>
          )}
        </ShowcaseHead>
      </div>
      <p className={css.intro}>{deal.note}</p>
      {slots.length > 1 && (
        <nav aria-label={texts.slots}>
          <ul className={parts.chips}>
            {slots.map((one) => (
              <li key={one.startDate}>
                <Chip
                  href={`${dealUrl(deal.slug)}?${slotParam}=${slotKey(one)}`}
                  selected={slotKey(one) === data.chosen}
                  deal={slotKey(one) === data.chosen && isSlotRunning(one, now)}
                >
                  {slotText(one, now)}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {!slot && <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>}
      {listing && (
        <div className={parts.block}>
          <ListingBody data={listing} title={texts.running} below categoryHref={null} />
        </div>
      )}
      {slot && !listing && (
        <section aria-labelledby="coming" className={parts.block}>
          <h2 id="coming" className={css.cardTitle}>
            {texts.coming}
          </h2>
          <Alert tone="next" className={css.alert}>
            {texts.comingNote(slotText(slot, now))}
          </Alert>
          <StampSheet late="rest">
            {coming.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </StampSheet>
        </section>
      )}
      <LateInView key={deal.slug} bring={bringBelow} props={{ slug: deal.slug }} />
    </>
  )
}
