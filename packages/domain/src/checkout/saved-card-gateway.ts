import type { GatewayResult } from '../kernel/gateway-failure.ts'
import type { SavedCardId } from '../kernel/ids.ts'
import type { SavedCard } from './saved-card.ts'

/** The member's kept cards; each call gives all that are left, the newest first. */
export interface SavedCardGateway {
  list(): GatewayResult<readonly SavedCard[]>
  /** An empty name takes the name away. */
  rename(id: SavedCardId, name: string): GatewayResult<readonly SavedCard[]>
  /** The bank forgets the card too. */
  remove(id: SavedCardId): GatewayResult<readonly SavedCard[]>
}
