import type { AnswerInput, getContentSections } from '@market/contract'
import type { Database } from '@market/database'
import { sections } from './sections.ts'

/** All indexed pages by section; empty sections are left out. */
export async function readSections(db: Database): Promise<AnswerInput<typeof getContentSections>> {
  const pages = await db
    .selectFrom('content_pages')
    .select(['section', 'path', 'title', 'summary'])
    .where('indexed', '=', true)
    .orderBy('position')
    .execute()
  return {
    sections: sections
      .map(({ slug, title }) => ({
        slug,
        title,
        pages: pages.filter((page) => page.section === slug).map(({ section: _section, ...page }) => page),
      }))
      .filter((section) => section.pages.length > 0),
  }
}
