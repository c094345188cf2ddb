import { type Clock, succeed } from '@market/domain/kernel'
import { type Campaign, type CampaignCatalog, campaignPhase, type ProductDetail } from '@market/domain/catalog'
import { notFound } from '../kernel/failing.ts'
import { setClock } from '../kernel/set-clock.ts'
import { pageOf } from './page-of.ts'

/** A campaign that runs at the time of `setClock`; pass the fields that the test is about. */
export const aCampaign = (given: Partial<Campaign> = {}): Campaign => {
  const slug = given.slug ?? 'kis-indirimi'
  return {
    slug,
    title: 'Kış İndirimi',
    url: `/kampanyalar/${slug}`,
    kicker: 'Kasım',
    slogan: 'Sıcacık fiyatlar',
    image: 'kis',
    tone: 'petrol',
    startsAt: '2026-11-01T00:00:00Z',
    endsAt: '2026-12-01T00:00:00Z',
    productCount: 2,
    published: true,
    intro: ['Kışlık ürünlerde indirim.'],
    terms: ['Stoklarla sınırlıdır.'],
    tabs: [],
    ...given,
  }
}

/** Campaigns with their products by tab; the empty tab name holds products without a tab. */
export const memoryCampaigns = (
  campaigns: readonly Campaign[],
  products: Readonly<Record<string, Readonly<Record<string, readonly ProductDetail[]>>>> = {},
  clock: Clock = setClock(),
): CampaignCatalog => {
  const find = async (slug: string, preview: boolean) => {
    const campaign = campaigns.find((one) => one.slug === slug && (preview || one.published))
    return campaign ? succeed(campaign) : notFound('Kampanya bulunamadı.')
  }
  return {
    async list({ page = 1, limit = 12 } = {}) {
      const running = campaigns.filter((one) => one.published && campaignPhase(one, clock.now()) === 'running')
      return succeed({ resultCount: running.length, results: running.slice((page - 1) * limit, page * limit) })
    },
    one: (slug) => find(slug, false),
    preview: (slug) => find(slug, true),
    async products({ campaign, tab, preview = false, ...request }) {
      const found = await find(campaign, preview)
      if (!found.ok) return found
      const byTab = products[campaign] ?? {}
      return succeed(pageOf(tab === undefined ? Object.values(byTab).flat() : (byTab[tab] ?? []), request))
    },
  }
}
