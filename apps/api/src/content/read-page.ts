import { type ContentPageWire, getContentPage } from '@market/contract'
import * as v from 'valibot'
import type { Database } from '@market/database'
import { ApiError } from '../platform/http/api-error.ts'
import { fillFields } from './company.ts'
import { sections } from './sections.ts'
import { texts } from './texts.ts'

/** A page with its past and current versions and the pages of its section. */
export async function readPage(
  db: Database,
  asked: { readonly path: string; readonly version: number | undefined; readonly now: Date },
  fields: Readonly<Record<string, string>>,
): Promise<ContentPageWire> {
  const page = await db.selectFrom('content_pages').selectAll().where('path', '=', asked.path).executeTakeFirst()
  if (!page) throw new ApiError(404, texts.pageNotFound)
  const rows = await db
    .selectFrom('content_versions')
    .select(['version', 'effective_at', 'changes'])
    .where('path', '=', asked.path)
    .where('effective_at', '<=', asked.now)
    .orderBy('effective_at', 'desc')
    .orderBy('version', 'desc')
    .execute()
  const versions = rows.map((row) => ({ ...row, effective_at: row.effective_at.toISOString() }))
  const version = asked.version ? versions.find((one) => one.version === asked.version) : versions[0]
  if (!version) throw new ApiError(404, asked.version ? texts.versionNotFound : texts.pageNotFound)
  const { content } = await db
    .selectFrom('content_versions')
    .select('content')
    .where('path', '=', asked.path)
    .where('version', '=', version.version)
    .executeTakeFirstOrThrow()
  const siblings = await db
    .selectFrom('content_pages')
    .select(['path', 'title'])
    .where('section', '=', page.section)
    .where('indexed', '=', true)
    .orderBy('position')
    .execute()
  const { icon: _icon, position: _position, ...rest } = page
  return v.parse(
    getContentPage.answer,
    fillFields(
      { ...rest, ...(content as object), section: sectionOf(page.section), version, versions, siblings },
      fields,
    ),
  )
}

/** Editors may add sections that the code does not list; those are titled by their slug. */
const sectionOf = (slug: string) => sections.find((section) => section.slug === slug) ?? { slug, title: slug }
