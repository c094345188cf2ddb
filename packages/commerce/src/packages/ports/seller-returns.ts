import type { DisputeReason, SellerReturnState } from '@market/domain/packages'

/** A seller's reasons against a return. */
export interface Dispute {
  readonly reason: DisputeReason
  readonly note: string
  /** Instant as ISO 8601 text. */
  readonly at: string
}
/** The office's decision on a dispute. */
export interface Decision {
  readonly for: 'shopper' | 'seller'
  readonly reason: string
  readonly at: string
}
export interface ReturnUnits {
  /** Line number in the order, from 1. */
  readonly line: number
  readonly units: number
}
export interface LockedSellerReturn {
  readonly state: SellerReturnState
  readonly revision: number
  readonly lines: readonly (ReturnUnits & { readonly reasonId: number })[]
}
/** The part of a return that one shop gets. */
export interface ShopPart {
  readonly shopId: number
  /** The shop has a team that answers; otherwise the return is accepted on arrival. */
  readonly answers: boolean
  readonly lines: readonly ReturnUnits[]
}

/** Returns as their sellers answer them. A return that reached its shop has only lines of that shop. */
export interface SellerReturns {
  /** The shops of a return that waits, locked with its order; empty for any other. */
  partsOf(id: string): Promise<readonly ShopPart[]>
  /** Locks the order and then the return. Without `shopId` that of any shop, for the office. */
  lock(of: { readonly id: string; readonly shopId?: number }): Promise<LockedSellerReturn | undefined>
  /** Moves units of a waiting return to a new one of the same age. The amounts of both are to be written afterwards. */
  split(id: string, lines: readonly ReturnUnits[], newId: string): Promise<void>
  arrive(id: string, at: Date, answerBy: Date): Promise<void>
  /** The photos must be loose ones of the return, or of the one that it was split from. */
  dispute(id: string, dispute: Dispute, photos: readonly string[], answerBy: Date): Promise<void>
  decide(id: string, decision: Decision): Promise<void>
  /** Those of the keys that the shop uploaded for the return, and that no dispute has used. */
  loosePhotos(id: string, keys: readonly string[]): Promise<readonly string[]>
  /** Ids of arrived returns whose time for an answer is over, the oldest first; 100 at most. */
  silent(now: Date): Promise<readonly string[]>
}
