import { seoTitle } from '@market/domain/navigation'
import { definePage } from '../../page/page.ts'
import { type CampaignData, CampaignView, loadCampaign } from './campaign-page.tsx'
import { showcaseTexts } from './showcase-texts.ts'

/** `/campaign-preview/{campaign}/{tab?}`: never cached, so that editors see their latest changes. */
export const page = definePage<CampaignData>({
  load: (request) => loadCampaign(request, true),
  head: ({ campaign }) => ({ title: seoTitle(showcaseTexts.campaigns.previewTitle(campaign.title)), noindex: true }),
  Component: CampaignView,
})
