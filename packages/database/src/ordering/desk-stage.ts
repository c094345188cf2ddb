import { sql } from 'kysely'

/** How far a return is at its seller; both are null for other requests. */
export interface DeskStage {
  readonly tab: string | null
  /** The office's reason, once it has decided a dispute. */
  readonly reason: string | null
}

/** A subquery for the stage of the request `c`. One that has reached a seller has a single shop. */
export const deskStage = sql<DeskStage>`json_build_object(
  'tab', (select max(r.tab) from seller_returns r where r.cancellation_id = c.id),
  'reason', (select max(r.decision->>'reason') from seller_returns r where r.cancellation_id = c.id))`
