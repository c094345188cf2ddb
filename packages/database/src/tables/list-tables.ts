import type { GeneratedAlways } from 'kysely'
import type { Instant } from './column-types.ts'

interface FavouriteListsTable {
  id: string
  user_id: string
  slug: string
  name: string
  name_key: string
  is_default: boolean
  share_token: string | null
  created_at: Instant
}
interface FavouriteItemsTable {
  list_id: string
  product_id: number
  combination: string
  position: GeneratedAlways<number>
  added_at: Instant
}

export interface ListTables {
  favourite_lists: FavouriteListsTable
  favourite_items: FavouriteItemsTable
}
