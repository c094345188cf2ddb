import type { Database } from '@market/database'
import type { Clock } from '@market/domain/kernel'
import { startJob } from '@market/server'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'

/** Smaller differences are ignored, because the query itself takes a fraction of a second. */
const noteworthyMs = 1_000

/**
 * A clock that all processes share: this machine's time, corrected every minute by the database's. Otherwise a machine
 * whose clock is ahead would expire payments that other processes have started.
 */
export async function databaseClock(
  db: Database,
  { clock, log }: Pick<Deps, 'clock' | 'log'>,
): Promise<Clock & { stop(): Promise<void> }> {
  let aheadMs = 0
  const compare = async () => {
    const before = clock.now().getTime()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    const middle = (before + clock.now().getTime()) / 2
    const difference = (rows[0]?.now.getTime() ?? middle) - middle
    aheadMs = Math.abs(difference) < noteworthyMs ? 0 : Math.round(difference)
    if (aheadMs !== 0)
      log.warn({ ms: -aheadMs }, 'the clock of this machine is not that of the database, which is taken')
  }
  await compare()
  const job = startJob(log, { name: 'clock', everyMs: 60_000, firstAfterMs: 60_000 }, compare)
  return { now: () => new Date(clock.now().getTime() + aheadMs), stop: () => job.stop() }
}
