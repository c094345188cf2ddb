import type { ContentLibrary } from '@market/domain/content'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface ContentSubject {
  readonly content: ContentLibrary
  /** Path of a page with siblings. */
  readonly path: string
  /** Path of a text with at least two versions. */
  readonly legal: string
}

/** The behaviour required of every `ContentLibrary`. */
export const contentLibraryContract = (name: string, subject: () => Promise<ContentSubject>): void => {
  describe(`ContentLibrary: ${name}`, () => {
    it('opens a page by its path, whatever the case and the closing slash', async () => {
      const { content, path } = await subject()
      const page = await valueOf(content.page({ path }))
      expect(page.path).toBe(path)
      expect([page.title, page.summary]).not.toContain('')
      expect(page.blocks.length).toBeGreaterThan(0)
      for (const spelling of [path.toUpperCase(), `${path}/`])
        expect(await valueOf(content.page({ path: spelling }))).toEqual(page)
    })

    it('names a page among its siblings', async () => {
      const { content, path } = await subject()
      const { siblings } = await valueOf(content.page({ path }))
      expect(siblings.length).toBeGreaterThan(1)
      expect(siblings.map((one) => one.path)).toContain(path)
    })

    it('keeps earlier versions, newest first, and shows the newest', async () => {
      const { content, legal } = await subject()
      const page = await valueOf(content.page({ path: legal }))
      const days = page.versions.map(({ effectiveAt }) => Date.parse(effectiveAt))
      expect(days).toEqual(days.toSorted((one, other) => other - one))
      expect(page.versions[0]).toEqual(page.version)
      const before = page.versions[1]
      const old = await valueOf(content.page({ path: legal, version: before?.version ?? 0 }))
      expect(old.version).toEqual(before)
      expect(old.versions).toEqual(page.versions)
      expect(old.blocks).not.toEqual(page.blocks)
    })

    it('does not find a page or a version that there is not', async () => {
      const { content, legal } = await subject()
      const missing = [{ path: '/sayfa/yok.html' }, { path: '' }, { path: legal, version: 9999 }]
      for (const request of missing)
        expect(await failureOf(content.page(request)), request.path).toMatchObject({ kind: 'not-found' })
    })

    it('lists pages by section, each once and open', async () => {
      const { content, path, legal } = await subject()
      const pages = (await valueOf(content.sections())).flatMap((section) => section.pages)
      const paths = pages.map((page) => page.path)
      expect(new Set(paths).size).toBe(paths.length)
      expect(paths).toEqual(expect.arrayContaining([path, legal]))
    })

    it('finds in help what a topic answers', async () => {
      const { content } = await subject()
      const { topics, answers } = await valueOf(content.help())
      expect(answers.length).toBeGreaterThan(0)
      expect(topics.every(({ questionCount }) => questionCount > 0)).toBe(true)
      const [wanted] = answers
      const found = await valueOf(content.help(wanted?.question ?? ''))
      expect(found.answers.map(({ link }) => link)).toContain(wanted?.link)
      expect(topics.map((topic) => topic.path)).toContain(wanted?.link.split('#')[0])
    })

    it('finds nothing in help for words of nothing', async () => {
      const { content } = await subject()
      const { answers, topics } = await valueOf(content.help('qxzvwjqxzvwj'))
      expect(answers).toEqual([])
      expect(topics.length).toBeGreaterThan(0)
    })
  })
}
