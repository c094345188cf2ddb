import type { Generated } from 'kysely'
import type { Instant } from './column-types.ts'

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

interface CommentsTable {
  id: Generated<number>
  product_id: number
  user_id: string | null
  name: string
  rating: number
  text: string
  variant: string | null
  images: Generated<string[]>
  like_count: Generated<number>
  created_at: Instant
  status: Generated<'waiting' | 'published' | 'refused'>
  refusal: Generated<string | null>
  /** Its stars are part of the product's rating while it is published. */
  counted: Generated<boolean>
}

interface CommentPhotosTable {
  key: string
  user_id: string | null
  product_id: number
  comment_id: number | null
  /** Digest of the file as it was uploaded. */
  digest: string
  /** A comment uses it, or used it. */
  kept: Generated<boolean>
  created_at: Instant
}

export interface ReviewTables {
  comments: CommentsTable
  comment_photos: CommentPhotosTable
  comment_reports: CommentReportsTable
  questions: QuestionsTable
}
