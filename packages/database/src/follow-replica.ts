import { sql } from 'kysely'
import { isUnavailable } from './is-unavailable.ts'
import type { Database, OpenDatabase } from './open-database.ts'

/** A place in the primary's log, and when the log ended there, in ms. */
interface Mark {
  readonly at: number
  /** Undefined while the primary does not answer. */
  readonly place: string | undefined
}

export interface Replica {
  /**
   * Runs a read on the replica while that is behind by at most the bound, otherwise on the primary. A read that breaks on the replica is
   * repeated on the primary.
   */
  read<Value>(work: (db: Database) => Promise<Value>): Promise<Value>
  /** Runs a read on the primary, or on the replica while the primary is down: for reads that must not be outdated. */
  readInNeed<Value>(work: (db: Database) => Promise<Value>): Promise<Value>
  /** The age of the newest moment of which the replica is known to have all, in ms. */
  lagMs(): number
  close(): Promise<void>
}

/**
 * Measures how far a replica is behind. The end of the primary's log is stored with its time; once the replica has
 * replayed up to it, the replica is known to have everything until then. The replica's own figures are not used,
 * because a disconnected replica believes it is up to date. While no primary answers, nothing is written, so the
 * replica keeps serving.
 */
export function followReplica(
  primary: Database,
  replica: OpenDatabase,
  { maxLagMs }: { readonly maxLagMs: number },
): Replica {
  let mark: Mark | undefined
  let completeAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  const look = async () => {
    mark ??= { at: performance.now(), place: await endOfLog(primary).catch(() => undefined) }
    if (!(await hasReached(replica.db, mark.place).catch(() => false))) return
    completeAt = mark.at
    mark = undefined
  }
  const turn = () => {
    looking ??= look().finally(() => (looking = undefined))
  }
  turn()
  // Finding out that the primary is away takes seconds; the rest of the bound is left for a busy machine.
  const timer = setInterval(turn, maxLagMs / 8)
  timer.unref()
  const first = async <Value>(one: Database, other: Database, work: (db: Database) => Promise<Value>) => {
    try {
      return await work(one)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return work(other)
    }
  }
  const lagMs = () => performance.now() - completeAt
  const isComplete = () => lagMs() <= maxLagMs
  return {
    read: (work) => (isComplete() ? first(replica.db, primary, work) : work(primary)),
    readInNeed: (work) => (isComplete() ? first(primary, replica.db, work) : work(primary)),
    lagMs,
    async close() {
      clearInterval(timer)
      await looking
      await replica.close()
    },
  }
}

async function endOfLog(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ place: string }>`select pg_current_wal_lsn()::text as place`.execute(db)
  return rows[0]?.place
}

/** A promoted replica no longer replays a log; it is the primary now. */
async function hasReached(db: Database, place: string | undefined): Promise<boolean> {
  const { rows } = await sql<{ reached: boolean }>`
    select ${place ?? null}::pg_lsn is null
      or coalesce(pg_last_wal_replay_lsn() >= ${place ?? null}::pg_lsn, not pg_is_in_recovery()) as reached`.execute(db)
  return rows[0]?.reached === true
}
