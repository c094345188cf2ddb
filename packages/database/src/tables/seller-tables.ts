import type { RequirementKind, RequirementMark } from '@market/domain/sellers'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, LaterInstant } from './column-types.ts'

interface RequirementsTable {
  key: string
  since: string
  until: string | null
  position: number
  kind: RequirementKind
  title: string
  text: string
  required: boolean
  months: number | null
}
interface RequirementMarksTable {
  id: GeneratedAlways<string>
  shop_id: number
  key: string
  mark: RequirementMark['mark']
  version: string
  note: string
  at: Instant
}
interface ShopDocumentsTable {
  id: string
  shop_id: number
  key: string
  type: string
  bytes: number
  /** Key of the encrypted file. */
  paper: string
  status: Generated<'sent' | 'accepted' | 'refused'>
  sent_at: Instant
  settled_at: LaterInstant
}
interface DeskMessagesTable {
  id: GeneratedAlways<string>
  shop_id: number
  from_office: boolean
  author: string
  text: string
  at: Instant
  read_at: LaterInstant
  mailed_at: LaterInstant
}
interface SellerTermsTable {
  since: Instant
  check_days: number
  hear_days: number
  message_days: number
  mend_days: number
}

interface ShopChangesTable {
  one: Generated<boolean>
  version: number
}

/** Tables of sellers, their requirements and messages. */
export interface SellerTables {
  requirements: RequirementsTable
  requirement_marks: RequirementMarksTable
  shop_documents: ShopDocumentsTable
  desk_messages: DeskMessagesTable
  seller_terms: SellerTermsTable
  shop_changes: ShopChangesTable
}
