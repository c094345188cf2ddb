import { campaignPreviewUrl, campaignUrl, seoTitle } from '@market/domain/navigation'
import { type Campaign, campaignPhase, listingQuery } from '@market/domain/catalog'
import { Alert, TabLinks } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem, pageFailure } from '../../page/page-failure.ts'
import { refuseBeyond } from '../../page/refuse-beyond.ts'
import { definePage, type PageRequest } from '../../page/page.ts'
import { formatCount } from '../../shared/product/product-figures.ts'
import { Crumbs } from '../../shared/link/crumbs.tsx'
import { ListingBody } from '../../shared/listing/listing-body.tsx'
import { type ListingData, listingData } from '../../shared/listing/listing-data.ts'
import { ShowcaseHead } from './showcase-head.tsx'
import { showcaseTexts } from './showcase-texts.ts'
import * as parts from '../../shared/section/page-parts.css.ts'
import * as css from './showcase.css.ts'
import { catalogTexts } from '../../shared/product/catalog-texts.ts'
import { longDayText } from '@market/domain/kernel'

const texts = showcaseTexts.campaigns

export interface CampaignData {
  readonly campaign: Campaign
  /** Slug of the selected tab; empty for all products. */
  readonly tab: string
  readonly listing: ListingData
  readonly preview: boolean
  /** When the data was loaded, in ISO 8601. */
  readonly at: string
}

export async function loadCampaign(
  { url, params, services: container }: PageRequest,
  preview: boolean,
): Promise<CampaignData> {
  const campaigns = container.get(services.CampaignCatalog)
  const slug = params['campaign_slug'] ?? ''
  const tab = params['campaign_tab_slug'] ?? ''
  const query = listingQuery.parse(url.searchParams, 'campaign')
  const [campaign, listing] = await Promise.all([
    preview ? campaigns.preview(slug) : campaigns.one(slug),
    campaigns.products({ ...listingQuery.toRequest(query), campaign: slug, preview, ...(tab && { tab }) }),
  ])
  if (!campaign.ok) throw gatewayProblem(campaign.failure, catalogTexts.problems)
  if (!listing.ok) throw gatewayProblem(listing.failure, catalogTexts.problems)
  if (tab && !campaign.value.tabs.some((one) => one.slug === tab)) throw pageFailure(404, '')
  refuseBeyond(url, { ...query, count: listing.value.resultCount })
  return {
    campaign: campaign.value,
    tab,
    listing: listingData(url, query, listing.value),
    preview,
    at: container.get(services.Clock).now().toISOString(),
  }
}

/** `/kampanyalar/{campaign}/{tab?}`. */
export const page = definePage<CampaignData>({
  load: (request) => loadCampaign(request, false),
  head: ({ campaign }) => ({
    title: seoTitle(campaign.title),
    description: `${campaign.title}: ${campaign.slogan}.`,
    canonical: campaign.url,
  }),
  shared: { fresh: 60, stale: 300 },
  Component: CampaignView,
})

/** A campaign with its tabs, products and terms. */
export function CampaignView({ data }: { readonly data: CampaignData }) {
  const { campaign, tab, listing, preview, at } = data
  const href = (to?: string) => {
    const address = { campaign: campaign.slug, ...(to && { tab: to }) }
    return preview ? campaignPreviewUrl(address) : campaignUrl(address)
  }
  const phase = campaignPhase(campaign, new Date(at))
  return (
    <>
      {preview && (
        <Alert tone="warning" className={css.notice}>
          {texts.preview}
        </Alert>
      )}
      <Crumbs
        items={[
          { name: catalogTexts.home, href: '/' },
          { name: texts.title, href: '/kampanyalar' },
          { name: campaign.title, href: campaign.url },
        ]}
      />
      <ShowcaseHead {...campaign}>
        <span>{showcaseTexts.products(formatCount(campaign.productCount))}</span>
        <span>
          {phase !== 'before'
            ? showcaseTexts.until(longDayText(new Date(campaign.endsAt)))
            : texts.from(longDayText(new Date(campaign.startsAt)))}
        </span>
      </ShowcaseHead>
      {campaign.intro.map((paragraph) => (
        <p key={paragraph} className={css.intro}>
          {paragraph}
        </p>
      ))}
      {campaign.tabs.length > 1 && (
        <div className={parts.block}>
          <TabLinks
            label={texts.tabs}
            links={[
              { href: href(), text: texts.allTabs, current: tab === '' },
              ...campaign.tabs.map((one) => ({
                href: href(one.slug),
                text: `${one.title} (${formatCount(one.productCount)})`,
                current: one.slug === tab,
              })),
            ]}
          />
        </div>
      )}
      <div className={parts.block}>
        <ListingBody
          data={listing}
          title={campaign.tabs.find(({ slug }) => slug === tab)?.title ?? texts.productsTitle}
          below
          categoryHref={null}
        />
      </div>
      {campaign.terms.length > 0 && (
        <section aria-labelledby="terms">
          <h2 id="terms" className={css.termsTitle}>
            {texts.terms}
          </h2>
          <ul className={css.terms}>
            {campaign.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
