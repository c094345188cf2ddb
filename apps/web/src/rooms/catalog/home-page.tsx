import {
  activeDealProducts,
  type Banner,
  collectionUrl,
  type DealSlot,
  dealUrl,
  formatPrice,
  isSlotRunning,
  type PopularCategories,
  type ProductCard as Product,
  type ShopCard,
  type Slide,
} from '@market/domain'
import {
  AspectPicture,
  ButtonLink,
  Icon,
  Link,
  LooseStamp,
  Price,
  ProgressBar,
  Rating,
  Stamp,
  StampSheet,
  Tag,
} from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem } from '../../routes/page-failure.ts'
import { definePage } from '../../routes/page.ts'
import { pictureSource } from '../../shell/picture-source.ts'
import { ProductCard } from '../../shell/product/product-card.tsx'
import { formatCount, formatScore } from '../../shell/product/product-figures.ts'
import { SectionTitle } from '../../shell/section-title.tsx'
import { Discover } from './discover.tsx'
import { DealCountdown } from './deal-countdown.tsx'
import * as css from './home-page.css.ts'
import { slotHours } from './slot-hours.ts'
import { catalogTexts } from './texts.ts'

const texts = catalogTexts.home

interface HomeData {
  readonly slides: readonly Slide[]
  readonly banners: readonly Banner[]
  readonly mostSold: readonly Product[]
  readonly phones: readonly Product[]
  readonly categories: PopularCategories
  /** Slots of the super deal that run. */
  readonly slots: readonly DealSlot[]
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
      container.get(services.ShopDirectory).list({ page: 1, limit: 4, q: '', sort: 'rating' }),
    ])
    // The sheet of products is the page; the other sections may be missing for a while.
    if (!mostSold.ok) throw gatewayProblem(mostSold.failure, catalogTexts.problems)
    const now = container.get(services.Clock).now()
    return {
      slides: slides.ok ? slides.value : [],
      banners: banners.ok ? banners.value : [],
      mostSold: mostSold.value,
      phones: phones.ok ? phones.value : [],
      categories: categories.ok ? categories.value : { totalCount: 0, items: [] },
      slots: deal.ok ? deal.value.times.filter((slot) => isSlotRunning(slot, now)) : [],
      shops: shops.ok ? shops.value.results : [],
      at: now.toISOString(),
    }
  },
  head: () => ({ title: texts.title, description: texts.description, canonical: '/' }),
  shared: { fresh: 60, stale: 600 },
  Component: HomePage,
})

function HomePage({ data }: { readonly data: HomeData }) {
  const now = new Date(data.at)
  const deals = activeDealProducts(data.slots, now)
  const [running] = data.slots
  const [featured] = deals
  const large = data.banners.find(({ position }) => position === 'campaign-large')
  const small = data.banners.filter(({ position }) => position === 'campaign-small')
  return (
    <>
      <h1 className={css.hidden}>{texts.heading}</h1>
      <div className={css.hero}>
        <Slider slides={data.slides} />
        {featured && running && <FeaturedDeal product={featured} slot={running} />}
      </div>
      {deals.length > 0 && (
        <section aria-labelledby="deals">
          <SectionTitle id="deals" title={texts.deals} href={dealUrl('super-firsat')} link={texts.all}>
            {running && (
              <Tag tone="deal">
                {slotHours(running)} {texts.dealNow}
              </Tag>
            )}
          </SectionTitle>
          <StampSheet slides>
            {deals.slice(0, 6).map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </StampSheet>
        </section>
      )}
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
      {data.categories.items.length > 0 && (
        <section aria-labelledby="categories">
          <SectionTitle
            id="categories"
            title={texts.categories}
            note={texts.productCount(formatCount(data.categories.totalCount))}
          />
          <ul className={css.categories}>
            {data.categories.items.map((category) => (
              <li key={category.id}>
                <Link href={`/${category.slug}`} className={css.category}>
                  <AspectPicture
                    src={pictureSource(category.image, 160)}
                    alt=""
                    width={160}
                    height={160}
                    className={css.categoryPicture}
                  />
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
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
      {large && (
        <section aria-labelledby="campaigns">
          <SectionTitle id="campaigns" title={texts.campaigns} href="/kampanyalar" link={texts.allCampaigns} />
          <div className={css.campaigns}>
            <div className={css.tone[large.background]}>
              <div className={css.largeCampaign}>
                <p className={css.kicker}>{large.text.kicker}</p>
                <h3 className={css.campaignTitle}>{large.text.headline}</h3>
                <p className={css.campaignText}>{large.text.slogan}</p>
                <div className={css.stamps}>
                  {large.stamps.map((stamp, index) => (
                    <Link key={stamp.title} href={stamp.url} className={css.stampLink}>
                      <LooseStamp tilt={index % 2 === 0 ? 'left' : 'right'}>
                        <AspectPicture src={pictureSource(stamp.image, 160)} alt="" width={160} height={160} />
                        <b>{stamp.title}</b>
                        <small>{stamp.text}</small>
                      </LooseStamp>
                    </Link>
                  ))}
                </div>
                <Link href={large.link} className={css.campaignLink}>
                  {large.text.button} <Icon name="arrow-right" size="md" />
                </Link>
              </div>
            </div>
            {small.map((banner) => (
              <div key={banner.name} className={css.tone[banner.background]}>
                <div className={css.smallCampaign}>
                  <h3 className={css.smallTitle}>{banner.text.headline}</h3>
                  <p className={css.campaignText}>{banner.text.slogan}</p>
                  <AspectPicture
                    src={pictureSource(banner.bannerUrl, 160)}
                    alt=""
                    width={96}
                    height={96}
                    className={css.cutout}
                  />
                  <Link href={banner.link} className={css.campaignLink}>
                    {banner.text.button} <Icon name="arrow-right" size="md" />
                  </Link>
                </div>
              </div>
            ))}
          </div>
        </section>
      )}
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

/** Slides as a row that snaps: swiped, scrolled or tabbed through, without script too. */
function Slider({ slides }: { readonly slides: readonly Slide[] }) {
  return (
    <ul className={css.slider} aria-label={texts.campaigns}>
      {slides.map((slide, index) => (
        <li key={slide.link} className={css.slide}>
          <div className={css.slideText}>
            <p className={css.slideKicker}>{slide.text.kicker}</p>
            <h2 className={css.slideTitle}>{slide.text.headline}</h2>
            <p className={css.slideSlogan}>{slide.text.slogan}</p>
            <ButtonLink href={slide.link} variant="campaign" iconAfter="arrow-right">
              {slide.text.button}
            </ButtonLink>
            <p className={css.disclaimer}>{slide.text.disclaimer}</p>
          </div>
          <div className={css.scene}>
            <AspectPicture
              src={pictureSource(slide.image, 640)}
              alt=""
              width={640}
              height={480}
              {...(index === 0 && { eager: true })}
              className={css.scenePicture}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

function FeaturedDeal({ product, slot }: { readonly product: Product; readonly slot: DealSlot }) {
  const share = product.discount
  return (
    <aside className={css.featured} aria-label={texts.deals}>
      <p className={css.featuredHead}>
        <b>{texts.deals}</b>
        <span className={css.countdown}>
          {texts.endsIn} <DealCountdown slot={slot} />
        </span>
      </p>
      <div className={css.featuredBody}>
        <AspectPicture src={pictureSource(product.thumbnail, 320)} alt="" width={240} height={240} />
        <div className={css.featuredText}>
          <h2 className={css.featuredName}>
            <Link href={product.url} className={css.plainLink}>
              <b>{product.brand}</b> {product.name}
            </Link>
          </h2>
          {product.ratingCount > 0 && (
            <Rating score={formatScore(product.average)} count={formatCount(product.ratingCount)} />
          )}
          <Price
            amount={formatPrice(product.price)}
            previous={product.originalPrice > product.price ? formatPrice(product.originalPrice) : undefined}
            size="deal"
            tone="deal"
          />
          <ButtonLink href={product.url}>Fırsata git</ButtonLink>
        </div>
      </div>
      {share && (
        <p className={css.share}>
          <ProgressBar
            tone="deal"
            label={texts.sold(share.originalQuantity - share.maxQuantity, share.originalQuantity)}
            value={share.originalQuantity - share.maxQuantity}
            max={share.originalQuantity}
          />
          {texts.sold(share.originalQuantity - share.maxQuantity, share.originalQuantity)}
        </p>
      )}
    </aside>
  )
}
