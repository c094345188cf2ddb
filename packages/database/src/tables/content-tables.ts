import type { PollAnswer, PollQuestion } from '@market/domain/content'
import type { Generated } from 'kysely'
import type { Instant, Json } from './column-types.ts'

interface PollsTable {
  id: Generated<number>
  title: string
  questions: Json<readonly PollQuestion[]>
  open: boolean
  created_at: Instant
}
interface PollAnswersTable {
  poll_id: number
  owner_id: string
  answers: Json<readonly PollAnswer[]>
  created_at: Instant
}

interface ContentPagesTable {
  path: string
  section: string
  position: number
  kind: string
  title: string
  summary: string
  icon: string
  indexed: boolean
  /** Hash of the shipped content of this row; null if an operator wrote it. */
  shipped: string | null
}

interface ContentVersionsTable {
  path: string
  version: number
  effective_at: Instant
  changes: string
  /** `hero` and `blocks` as on the wire, with placeholders for the company's data. */
  content: Json
  shipped: string | null
}

/** Tables of the content folder. */
export interface ContentTables {
  content_pages: ContentPagesTable
  content_versions: ContentVersionsTable
  polls: PollsTable
  poll_answers: PollAnswersTable
}
