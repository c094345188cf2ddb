import {
  activeDealProducts,
  type Banner,
  collectionUrl,
  isSlotRunning,
  type PopularCategories,
  type ProductCard as Product,
  type ShopCard,
  type Slide,
} from '@market/domain'
import { Icon, Stamp, StampSheet } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../routes/page-failure.ts'
import { definePage } from '../../routes/page.ts'
import { siteAndSearch } from '../../routes/structured.ts'
import { BannerStrip } from '../../shell/banner-strip.tsx'
import { ProductCard } from '../../shell/product/product-card.tsx'
import { SectionTitle } from '../../shell/section-title.tsx'
import { Discover } from './discover.tsx'
import { FeaturedDeal } from './featured-deal.tsx'
import { HomeCampaigns } from './home-campaigns.tsx'
import { HomeCategories } from './home-categories.tsx'
import { HomeDeals, type Slot } from './home-deals.tsx'
import * as css from './home-page.css.ts'
import { homeTexts as texts } from './home-texts.ts'
import { SlideRow } from './slide-row.tsx'
import { catalogTexts } from './texts.ts'

interface HomeData {
  readonly slides: readonly Slide[]
  readonly banners: readonly Banner[]
  readonly mostSold: readonly Product[]
  readonly phones: readonly Product[]
  readonly categories: PopularCategories
  readonly slots: readonly Slot[]
  /** Products of the running slots; the others' would double the page. */
  readonly deals: readonly Product[]
  readonly shops: readonly ShopCard[]
  /** When it was read, ISO: which slot runs is seen from here first, from the visitor's clock afterwards. */
  readonly at: string
}

export const page = definePage<HomeData>({
  async load({ services: container }) {
    const catalog = container.get(services.ProductCatalog)
    const [slides, banners, mostSold, phones, categories, deal, shops] = await Promise.all([
      catalog.sliders(),
      catalog.banners(),
      catalog.mostSold({ limit: 12 }),
      catalog.mostSold({ limit: 6, categorySlug: 'cep-telefonu' }),
      catalog.popularCategories(),
      catalog.deal('super-firsat'),
      container.get(services.ShopPages).list({ limit: 4 }),
    ])
    // The sheet of products is the page; the other sections may be missing for a while.
    if (!mostSold.ok) throw gatewayProblem(mostSold.failure, catalogTexts.problems)
    const now = container.get(services.Clock).now()
    const times = deal.ok ? deal.value.times : []
    return {
      slides: slides.ok ? slides.value : [],
      banners: banners.ok ? banners.value : [],
      mostSold: mostSold.value,
      phones: phones.ok ? phones.value : [],
      categories: categories.ok ? categories.value : { totalCount: 0, items: [] },
      slots: times.map(({ startDate, endDate, active }) => ({ startDate, endDate, active })),
      deals: activeDealProducts(times, now),
      shops: shops.ok ? shops.value.results : [],
      at: now.toISOString(),
    }
  },
  head: (_data, url, site) => ({
    title: site.title,
    description: texts.description,
    canonical: '/',
    ...(import.meta.env.SSR && { structured: siteAndSearch(site.titleShort, url) }),
  }),
  shared: { fresh: 60, stale: 600 },
  Component: HomePage,
})

function HomePage({ data }: { readonly data: HomeData }) {
  const now = new Date(data.at)
  const running = data.slots.find((slot) => isSlotRunning(slot, now))
  const [featured] = data.deals
  // There is none but in a time of need.
  const earthquake = data.banners.find(({ position }) => position === 'earthquake')
  return (
    <>
      <h1 className={css.hidden}>{texts.heading}</h1>
      {earthquake && <BannerStrip banner={earthquake} />}
      <div className={css.hero}>
        <SlideRow slides={data.slides} />
        {featured && running && <FeaturedDeal product={featured} slot={running} />}
      </div>
      <HomeDeals slots={data.slots} products={featured && running ? data.deals.slice(1) : data.deals} now={now} />
      <StampSheet columns="strip" className={css.trust}>
        {texts.trust.map(([icon, title, note]) => (
          <Stamp key={title} still className={css.trustCell}>
            <Icon name={icon} size="lg" className={css.trustIcon} />
            <span>
              <b>{title}</b>
              <small>{note}</small>
            </span>
          </Stamp>
        ))}
      </StampSheet>
      <HomeCategories categories={data.categories} />
      <section aria-labelledby="most-sold">
        <SectionTitle
          id="most-sold"
          title={texts.mostSold}
          note={texts.mostSoldNote}
          href={collectionUrl('cok-satanlar')}
          link={texts.all}
        />
        <StampSheet slides>
          {data.mostSold.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </StampSheet>
      </section>
      <HomeCampaigns banners={data.banners} />
      {data.phones.length > 0 && (
        <section aria-labelledby="phones">
          <SectionTitle
            id="phones"
            title={texts.phones}
            href="/arama/cep-telefonu?sort=sell_count_desc"
            link={texts.all}
          />
          <StampSheet slides>
            {data.phones.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </StampSheet>
        </section>
      )}
      <Discover shops={data.shops} />
    </>
  )
}
