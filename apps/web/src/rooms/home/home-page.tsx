import { collectionUrl } from '@market/domain/navigation'
import { isSlotRunning } from '@market/domain/deals'
import { LateInView } from '@market/react'
import { Stamp, StampSheet } from '@market/ui'
import { definePage } from '../../page/page.ts'
import { siteAndSearch } from '../../page/structured.ts'
import { BannerStrip } from '../../shared/picture/banner-strip.tsx'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { SectionTitle } from '../../shared/section/section-title.tsx'
import { Discover } from './discover.tsx'
import { FeaturedDeal } from './featured-deal.tsx'
import { HomeCampaigns } from './home-campaigns.tsx'
import { HomeCategories } from './home-categories.tsx'
import { type HomeData, loadHome } from './home-data.ts'
import { HomeDeals } from './home-deals.tsx'
import * as css from './home-page.css.ts'
import { homeTexts as texts } from './home-texts.ts'
import { SlideRow } from '../../shared/picture/slide-row.tsx'
import { useFreshHome } from './use-fresh-home.ts'

const bringGoOn = async () => (await import('./go-on.tsx')).GoOn
const bringNewcomers = async () => (await import('./newcomers.tsx')).Newcomers

export const page = definePage<HomeData>({
  load: ({ services: container }) => loadHome(container),
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
  useFreshHome(data)
  const now = new Date(data.at)
  const running = data.slots.find((slot) => isSlotRunning(slot, now))
  const [featured] = data.deals
  // This banner only exists in an emergency.
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
          <Stamp key={title} still className={css.trustCell[icon]}>
            <b>{title}</b>
            <small>{note}</small>
          </Stamp>
        ))}
      </StampSheet>
      <HomeCategories categories={data.categories} />
      <LateInView bring={bringGoOn} props={{}} />
      {data.mostSold.length > 0 && (
        <section aria-labelledby="most-sold">
          <SectionTitle
            id="most-sold"
            title={texts.mostSold}
            note={texts.mostSoldNote}
            href={collectionUrl('cok-satanlar')}
            link={texts.all}
          />
          <StampSheet slides late="all">
            {data.mostSold.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </StampSheet>
        </section>
      )}
      <HomeCampaigns banners={data.banners} />
      {data.phones.length > 0 && (
        <section aria-labelledby="phones">
          <SectionTitle
            id="phones"
            title={texts.phones}
            href="/arama/cep-telefonu?sort=sell_count_desc"
            link={texts.all}
          />
          <StampSheet slides late="all">
            {data.phones.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </StampSheet>
        </section>
      )}
      <Discover shops={data.shops} />
      <LateInView bring={bringNewcomers} props={{}} />
    </>
  )
}
