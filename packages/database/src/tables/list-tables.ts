import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant } from './column-types.ts'

interface FavouriteListsTable {
  id: string
  user_id: string
  slug: string
  name: string
  name_key: string
  is_default: boolean
  share_token: string | null
  is_gift: Generated<boolean>
  created_at: Instant
}
interface FavouriteItemsTable {
  list_id: string
  product_id: number
  combination: string
  position: GeneratedAlways<number>
  added_at: Instant
}
interface GiftTakesTable {
  list_id: string
  product_id: number
  combination: string
  owner_id: string
  taken_at: Instant
}

export interface ListTables {
  favourite_lists: FavouriteListsTable
  favourite_items: FavouriteItemsTable
  gift_takes: GiftTakesTable
}
