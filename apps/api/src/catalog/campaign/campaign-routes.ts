import { getCampaign, getCampaignPreview, getCampaignPreviewProducts, getCampaigns } from '@market/contract'
import { ApiError } from '../../platform/http/api-error.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { categoryIdOf } from '../category/category-id-of.ts'
import { campaignWire, findCampaign, listCampaigns } from './find-campaign.ts'
import { type FacetCache, listProducts } from '../listing/list-products.ts'
import { readListingFilter, readListingPage } from '../listing/listing-filter.ts'
import { texts } from '../texts.ts'

/** Campaigns, published or as a preview. The shop never links to previews. */
export const campaignRoutes = (facets: FacetCache): readonly AnyRoute[] => [
  route(getCampaigns, async ({ query: { page, limit }, db, now }) => listCampaigns(db, { page, limit, now })),
  route(getCampaign, async ({ params, db, now }) =>
    campaignWire(db, await findCampaign(db, params.slug, { preview: false, now })),
  ),
  route(getCampaignPreview, async ({ params, db, now }) =>
    campaignWire(db, await findCampaign(db, params.slug, { preview: true, now })),
  ),
  route(getCampaignPreviewProducts, async ({ query, db, now }) => {
    if (!query.slug) throw new ApiError(404, texts.campaignNotFound)
    const campaign = await findCampaign(db, query.slug, { preview: true, now })
    const scope = { kind: 'campaign', campaignId: campaign.id, tab: query.tab || undefined } as const
    const filter = readListingFilter(query, categoryIdOf(query.category_slug), scope)
    return listProducts(db, facets, { filter, page: readListingPage(query, 'campaign'), now })
  }),
]
