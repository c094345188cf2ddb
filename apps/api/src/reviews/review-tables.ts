import type { Generated } from 'kysely'
import type { Instant } from '../database/schema.ts'

interface CommentReportsTable {
  comment_id: number
  user_id: string
  reason: string
  note: string
  created_at: Instant
}
interface QuestionsTable {
  id: Generated<number>
  product_id: number
  user_id: string
  text: string
  open: boolean
  created_at: Instant
  answer: string | null
  answered_at: Instant | null
}

export interface ReviewTables {
  comment_reports: CommentReportsTable
  questions: QuestionsTable
}
