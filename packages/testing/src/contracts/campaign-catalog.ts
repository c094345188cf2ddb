import type { CampaignCatalog } from '@market/domain/catalog'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface CampaignSubject {
  readonly campaigns: CampaignCatalog
  /** Published and running, with two tabs or more, each with products. */
  readonly running: string
  /** Not published yet. */
  readonly draft: string
}

/** The behaviour required of every `CampaignCatalog`. */
export const campaignCatalogContract = (name: string, subject: () => Promise<CampaignSubject>): void => {
  const first = { limit: 60, offset: 0, sort: 'default' } as const

  describe(`CampaignCatalog: ${name}`, () => {
    it('lists what runs, by page, and no draft', async () => {
      const { campaigns, running, draft } = await subject()
      const { resultCount, results } = await valueOf(campaigns.list({ limit: 60 }))
      const slugs = results.map(({ slug }) => slug)
      expect(slugs).toContain(running)
      expect(slugs).not.toContain(draft)
      expect(resultCount).toBeGreaterThanOrEqual(results.length)
      expect((await valueOf(campaigns.list({ limit: 1, page: 1 }))).results.map(({ slug }) => slug)).toEqual(
        slugs.slice(0, 1),
      )
    })

    it('opens a draft as a preview alone', async () => {
      const { campaigns, running, draft } = await subject()
      expect(await valueOf(campaigns.one(running))).toMatchObject({ slug: running, published: true })
      expect(await failureOf(campaigns.one(draft))).toMatchObject({ kind: 'not-found' })
      expect(await valueOf(campaigns.preview(draft))).toMatchObject({ slug: draft, published: false })
      expect(await failureOf(campaigns.preview('boyle-bir-kampanya-yok'))).toMatchObject({ kind: 'not-found' })
    })

    it('shows the products of one tab or of all', async () => {
      const { campaigns, running } = await subject()
      const { tabs } = await valueOf(campaigns.one(running))
      const all = await valueOf(campaigns.products({ ...first, campaign: running }))
      const ids = new Set(all.results.map(({ id }) => id))
      for (const { slug } of tabs) {
        const page = await valueOf(campaigns.products({ ...first, campaign: running, tab: slug }))
        expect(page.resultCount).toBeGreaterThan(0)
        expect(page.resultCount).toBeLessThan(all.resultCount)
        expect(page.results.every(({ id }) => ids.has(id))).toBe(true)
      }
    })
  })
}
