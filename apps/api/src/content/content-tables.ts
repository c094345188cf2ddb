import type { Instant, Json } from '../database/schema.ts'

interface ContentPagesTable {
  path: string
  section: string
  position: number
  kind: string
  title: string
  summary: string
  icon: string
  indexed: boolean
}

interface ContentVersionsTable {
  path: string
  version: number
  effective_at: Instant
  changes: string
  /** `hero` and `blocks` as on the wire, with the company's fields open. */
  content: Json
}

/** Tables of the content room. */
export interface ContentTables {
  content_pages: ContentPagesTable
  content_versions: ContentVersionsTable
}
