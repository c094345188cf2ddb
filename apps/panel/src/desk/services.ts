import type { DeskClient } from '@market/http/counter'
import type { Door } from '@market/domain/team'
import { kitServices, token } from '@market/react'
import type { NetworkStore } from '@market/stores'
import type { DeskStore } from './desk-store.ts'
import type { UndoStore } from './undo-store.ts'

/** Services of the panel, beside those of the kit. */
export const services = {
  ...kitServices,
  Door: token<Door>('Door'),
  DeskClient: token<DeskClient>('DeskClient'),
  DeskStore: token<DeskStore>('DeskStore'),
  NetworkStore: token<NetworkStore>('NetworkStore'),
  UndoStore: token<UndoStore>('UndoStore'),
} as const
