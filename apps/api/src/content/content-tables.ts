import type { PollAnswer, PollQuestion } from '@market/domain'
import type { Generated } from 'kysely'
import type { Instant, Json } from '../database/schema.ts'

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

export interface ContentTables {
  polls: PollsTable
  poll_answers: PollAnswersTable
}
