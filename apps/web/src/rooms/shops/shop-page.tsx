import { seoTitle, shopUrl } from '@market/domain/navigation'
import { formatPrice } from '@market/domain/money'
import { findCategory, listingQuery, pathTo } from '@market/domain/catalog'
import type { PromotionOffer } from '@market/domain/promotions'
import type { Shop } from '@market/domain/shops'
import { Alert, Icon, TabLinks } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem, pageFailure } from '../../page/page-failure.ts'
import { refuseBeyond } from '../../page/refuse-beyond.ts'
import { definePage } from '../../page/page.ts'
import { formatCount } from '../../shared/product/product-figures.ts'
import { Offers } from '../../shared/promotion/offers.tsx'
import { leaveText } from '../../shared/shop/leave-text.ts'
import { ShopLogo } from '../../shared/shop/shop-logo.tsx'
import { ShopScore } from '../../shared/shop/shop-score.tsx'
import { FollowButton } from './follow-button.tsx'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { ListingBody } from '../../shared/listing/listing-body.tsx'
import { type ListingData, listingData } from '../../shared/listing/listing-data.ts'
import { listingCanonical } from '../../shared/listing/load-listing.ts'
import * as css from './shop.css.ts'
import { shopPageTexts } from './shop-page-texts.ts'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'

const texts = shopPageTexts

interface ShopData {
  readonly shop: Shop
  readonly offers: readonly PromotionOffer[]
  readonly listing: ListingData
}

/** `/magaza/{shop}/{category?}/{sub category?}`. */
export const page = definePage<ShopData>({
  async load({ url, params, services: container }) {
    const slug = params['shop_slug'] ?? ''
    const category = params['alt_cat'] ?? params['category'] ?? ''
    if (category !== '' && !findCategory(category)) throw pageFailure(404, '')
    const query = listingQuery.parse(url.searchParams, 'listing', category)
    const shopWithOffers = async () => {
      const one = await container.get(services.ShopPages).one(slug)
      const found = one.ok ? await container.get(services.PromotionGateway).ofShop(one.value.id) : one
      // The page is complete without offers.
      return { shop: one, offers: found.ok ? found.value : [] }
    }
    const [{ shop, offers }, listing] = await Promise.all([
      shopWithOffers(),
      container.get(services.ProductCatalog).listing({ ...listingQuery.toRequest(query), shop: slug }),
    ])
    if (!shop.ok) throw gatewayProblem(shop.failure, catalogTexts.problems)
    if (!listing.ok) throw gatewayProblem(listing.failure, catalogTexts.problems)
    refuseBeyond(url, { ...query, count: listing.value.resultCount })
    // The shop is part of the address here, so it is not offered as a filter.
    const attributes = listing.value.attributes.filter(({ key }) => key !== 'shop')
    return { shop: shop.value, offers, listing: listingData(url, query, { ...listing.value, attributes }) }
  },
  head({ shop, listing }) {
    const category = findCategory(listing.query.category)?.name
    return {
      title: seoTitle(category ? `${shop.name} ${category}` : texts.productsOf(shop.name)),
      description: texts.pageDescription(shop.name, shop.city, formatCount(shop.productCount)),
      ...(listing.query.q || listing.listing.resultCount === 0 ? { noindex: true } : {}),
      ...(import.meta.env.SSR && { canonical: listingCanonical(listing) }),
    }
  },
  shared: { fresh: 60, stale: 300 },
  Component: ShopPage,
})

/** Address of a category in the shop: its main category, followed by the category itself if it is another. */
function hrefIn(shop: Shop, category?: string): string {
  const [main] = pathTo(category ?? '')
  if (!category || !main) return shop.url
  return shopUrl({ shop: shop.slug, category: main.slug, ...(main.slug !== category && { subCategory: category }) })
}

function ShopPage({ data: { shop, offers, listing } }: { readonly data: ShopData }) {
  const way = pathTo(listing.query.category)
  return (
    <>
      <Crumbs
        items={[
          { name: catalogTexts.home, href: '/' },
          { name: texts.title, href: '/magaza-liste' },
          { name: shop.name, href: shop.url },
          ...way.map(({ name, slug }) => ({ name, href: hrefIn(shop, slug) })),
        ]}
      />
      <ShopHead shop={shop} offers={offers} />
      {shop.categories.length > 1 && (
        <div className={css.tabs}>
          <TabLinks
            label={texts.categories}
            links={[
              { href: shop.url, text: `${texts.all} (${formatCount(shop.productCount)})`, current: way.length === 0 },
              ...shop.categories.map(({ slug, name, count }) => ({
                href: hrefIn(shop, slug),
                text: `${name} (${formatCount(count)})`,
                current: way.some((step) => step.slug === slug),
              })),
            ]}
          />
        </div>
      )}
      <ListingBody
        data={listing}
        title={way.at(-1)?.name ?? texts.productsOf(shop.name)}
        categoryHref={(slug) => hrefIn(shop, slug)}
      />
    </>
  )
}

/** The shop's name, figures and legally required details. */
function ShopHead({ shop, offers }: Omit<ShopData, 'listing'>) {
  const { name, city, mersis, kep, taxNumber } = shop.tag
  const rows = { name, city, mersis, kep, taxNumber }
  return (
    <div className={css.head}>
      <div className={css.name}>
        <span className={css.logo}>
          <ShopLogo logo={shop.logo} />
        </span>
        <div>
          <p className={css.title}>{shop.name}</p>
          <p className={css.place}>
            <Icon name="map-pin" size="md" /> {shop.district}, {shop.city}
          </p>
        </div>
      </div>
      <ul className={css.facts}>
        <li>
          <ShopScore points={shop.rating} /> {texts.ratings(formatCount(shop.ratingCount))}
        </li>
        <li>
          <Icon name="package" size="md" /> {texts.prepare(shop.prepareDays)}
        </li>
        <li>
          <Icon name="truck" size="md" />{' '}
          {shop.cargoPrice === 0
            ? texts.free
            : shop.freeCargoOver === null
              ? texts.cargo(formatPrice(shop.cargoPrice))
              : texts.freeOver(formatPrice(shop.freeCargoOver))}
        </li>
        <li>
          <Icon name="storefront" size="md" /> {texts.since(shop.joinedAt.slice(0, 4))}
        </li>
      </ul>
      {shop.tag.leaveUntil !== undefined && <Alert tone="info">{leaveText(shop.tag.leaveUntil)}</Alert>}
      <FollowButton key={shop.id} shop={shop.id} />
      <div className={css.offers}>
        <Offers key={`offers${shop.id}`} of={{ shop: shop.id }} loaded={offers} />
      </div>
      {shop.description !== '' && <p className={css.about}>{shop.description}</p>}
      <details className={css.tag}>
        <summary>{texts.tag}</summary>
        <dl>
          {Object.entries(texts.tagRows).map(([key, label]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{rows[key as keyof typeof rows]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
