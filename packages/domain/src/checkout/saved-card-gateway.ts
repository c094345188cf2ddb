import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { SavedCardId } from '../kernel/ids.ts'
import type { SavedCard } from './saved-card.ts'

/** The member's saved cards; each call returns the remaining ones, newest first. */
export interface SavedCardGateway {
  list(): GatewayResult<readonly SavedCard[]>
  /** An empty name takes the name away. */
  rename(id: SavedCardId, name: string): GatewayResult<readonly SavedCard[]>
  /** The bank forgets the card too. */
  remove(id: SavedCardId): GatewayResult<readonly SavedCard[]>
}
