import type { Showcase } from '@market/domain'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface ShowcaseSubject {
  readonly showcase: Showcase
  /** A running campaign with tabs, and one that is not published. */
  readonly campaign: string
  readonly unpublished: string
  readonly collection: string
  readonly tag: string
  readonly gift: number
  readonly deal: string
}

/** What every `Showcase` does. */
export const showcaseContract = (name: string, subject: () => Promise<ShowcaseSubject>): void => {
  const first = { limit: 60, offset: 0, sort: 'price_asc' } as const
  const missing = { kind: 'not-found' }

  describe(`Showcase: ${name}`, () => {
    it('lists the campaigns that run, page by page', async () => {
      const { showcase, campaign, unpublished } = await subject()
      const all = await valueOf(showcase.campaigns({ page: 1, limit: 60 }))
      const slugs = all.results.map(({ slug }) => slug)
      expect(slugs).toContain(campaign)
      expect(slugs).not.toContain(unpublished)
      const one = await valueOf(showcase.campaigns({ page: 1, limit: 1 }))
      expect(one.results.map(({ slug }) => slug)).toEqual(slugs.slice(0, 1))
    })

    it('lists the products of a campaign and of each of its tabs', async () => {
      const { showcase, campaign } = await subject()
      const { tabs } = await valueOf(showcase.campaign({ slug: campaign, preview: false }))
      expect(tabs.length).toBeGreaterThan(1)
      const list = (tab?: string) =>
        valueOf(showcase.campaignProducts({ ...first, campaign, preview: false, ...(tab && { tab }) }))
      for (const tab of tabs) expect((await list(tab.slug)).resultCount).toBe(tab.productCount)
      const prices = (await list()).results.map(({ price }) => price)
      expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    })

    it('shows what is not published as a preview alone', async () => {
      const { showcase, unpublished } = await subject()
      const ask = (preview: boolean) => ({ slug: unpublished, preview })
      expect(await failureOf(showcase.campaign(ask(false)))).toMatchObject(missing)
      expect((await valueOf(showcase.campaign(ask(true)))).published).toBe(false)
      const products = { ...first, campaign: unpublished }
      expect(await failureOf(showcase.campaignProducts({ ...products, preview: false }))).toMatchObject(missing)
      await valueOf(showcase.campaignProducts({ ...products, preview: true }))
    })

    it('opens a collection, and knows no other', async () => {
      const { showcase, collection } = await subject()
      expect(await valueOf(showcase.collection(collection))).toMatchObject({ slug: collection })
      expect(await failureOf(showcase.collection('boyle-koleksiyon-yok'))).toMatchObject(missing)
    })

    it('lists what carries a tag, and nothing for one that nobody gave', async () => {
      const { showcase, tag } = await subject()
      const count = (await valueOf(showcase.tags())).find(({ slug }) => slug === tag)?.productCount
      const tagged = await valueOf(showcase.tagged({ ...first, tag }))
      expect(tagged).toMatchObject({ tag: { slug: tag }, resultCount: count })
      const none = await valueOf(showcase.tagged({ ...first, tag: 'boyle-etiket-yok' }))
      expect(none).toMatchObject({ tag: null, resultCount: 0 })
    })

    it('lists what is on deal now, of one deal or all', async () => {
      const { showcase, deal } = await subject()
      const all = await valueOf(showcase.onDeal(first))
      const one = await valueOf(showcase.onDeal({ ...first, slug: deal }))
      expect(one.resultCount).toBeGreaterThan(0)
      expect(one.resultCount).toBeLessThanOrEqual(all.resultCount)
    })

    it('opens a gift idea of its list', async () => {
      const { showcase, gift } = await subject()
      const idea = (await valueOf(showcase.gifts())).find(({ id }) => id === gift)
      const opened = await valueOf(showcase.gift(gift))
      expect(opened).toMatchObject({ ...idea })
      expect(opened.results).toHaveLength(opened.productCount)
      expect(await failureOf(showcase.gift(2_147_483_646))).toMatchObject(missing)
    })

    it('lists products of all origins and of one', async () => {
      const { showcase } = await subject()
      const all = await valueOf(showcase.origins({ page: 1, limit: 60 }))
      const [origin] = all.origins
      expect(all.results.every((one) => one.origin !== null)).toBe(true)
      const one = await valueOf(showcase.origins({ page: 1, limit: 60, origin: origin?.slug ?? '' }))
      expect(one.resultCount).toBe(origin?.productCount)
      expect(await failureOf(showcase.origins({ page: 1, limit: 60, origin: 'yok' }))).toMatchObject(missing)
    })
  })
}
