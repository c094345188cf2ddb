import { type RawBuilder, sql } from 'kysely'
import type { Database } from '@market/database'
import { ApiError } from '../http/api-error.ts'
import { texts } from '../http/texts.ts'
import type { LimitName } from './limit-names.ts'

/** One use of a limited action. */
export interface Limit {
  readonly name: LimitName
  /** The key that uses are counted by: an owner, an address, a mailbox. */
  readonly who: string
  readonly now: Date
}
/** A limit whose terms come from the configuration and not from the table `limits`. */
interface FixedLimit extends Omit<Limit, 'name'> {
  readonly name: 'anonymous-token' | 'waiting-orders'
  readonly max: number
  /** How many more uses than `max` are allowed with a solved proof of work; none if undefined. */
  readonly maxChecked?: number
  readonly seconds: number
}

/** How a client beyond a limit that it shares with others can continue. */
export interface WayOn {
  /** True if the request carries the solution that was asked for. */
  passes(db: Database, limit: AnyLimit): Promise<boolean>
  /** The challenge that the refusal includes. */
  asks(limit: AnyLimit): ConstructorParameters<typeof ApiError>[2]
}
type AnyLimit = Limit | FixedLimit

/** A use that was counted. */
export type Used = AnyLimit & { readonly checked: boolean }

/**
 * Counts one use in a fixed window and refuses with 429 and Retry-After beyond what the limit in force allows. The
 * count is in the database, so that it holds across processes and restarts (security.md 21, 26). Beyond it, `wayOn`
 * admits clients that solved the challenge; they are counted separately, and a client without a solution does not use
 * up that second count.
 */
export async function consumeRateLimit(db: Database, limit: AnyLimit, wayOn?: WayOn): Promise<Used> {
  const first = await count(db, limit, false)
  if (first.count <= first.most) return { ...limit, checked: false }
  if (!wayOn || first.most_checked === null) throw refusal(first.wait)
  if (!(await wayOn.passes(db, limit))) throw refusal(first.wait, wayOn.asks(limit))
  const second = await count(db, limit, true)
  if (second.count > first.most_checked) throw refusal(second.wait)
  return { ...limit, checked: true }
}

/** Counts a use that falls under several limits; if one of them refuses, the others are not used up. */
export async function consumeRateLimits(
  db: Database,
  limits: readonly Limit[],
  wayOn?: WayOn,
): Promise<readonly Used[]> {
  const used: Used[] = []
  try {
    for (const limit of limits) used.push(await consumeRateLimit(db, limit, wayOn))
  } catch (error) {
    // A failed transaction accepts no further statements, and its rollback gives all uses back.
    if (error instanceof ApiError) await refundRateLimits(db, used)
    throw error
  }
  return used
}

/** Gives uses back, for limits that count only failures. */
export async function refundRateLimits(
  db: Database,
  limits: readonly (AnyLimit & { readonly checked?: boolean })[],
): Promise<void> {
  for (const limit of limits)
    await sql`
      with terms as (${termsOf(limit)})
      update rate_limits set count = count - 1 from terms
      where key = ${keyOf(limit, limit.checked ?? false)} and window_start = ${windowStart(limit)}`.execute(db)
}

const keyOf = ({ name, who }: AnyLimit, checked: boolean) => `${name}:${checked ? 'checked:' : ''}${who}`

/** The terms in force: those with the latest start date that has passed. */
const termsOf = (limit: AnyLimit): RawBuilder<unknown> =>
  'max' in limit
    ? sql`select ${limit.max}::int as most, ${limit.maxChecked ?? null}::int as most_checked, ${limit.seconds}::int as seconds`
    : sql`select most, most_checked, seconds from limits
        where name = ${limit.name} and since <= ${limit.now} order by since desc limit 1`

const windowStart = ({ now }: AnyLimit): RawBuilder<Date> =>
  sql`to_timestamp(floor(extract(epoch from ${now}::timestamptz) / seconds) * seconds)`

async function count(db: Database, limit: AnyLimit, checked: boolean) {
  const { rows } = await sql<{ count: number; most: number; most_checked: number | null; wait: number }>`
    with terms as (${termsOf(limit)}), counted as (
      insert into rate_limits (key, window_start, count)
      select ${keyOf(limit, checked)}, ${windowStart(limit)}, 1 from terms
      on conflict (key, window_start) do update set count = rate_limits.count + 1
      returning window_start, count
    )
    select count, most, most_checked,
      ceil(extract(epoch from window_start) + seconds - extract(epoch from ${limit.now}::timestamptz))::int as wait
    from counted, terms`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`nothing says how often ${limit.name} may be done`)
  return row
}

const refusal = (wait: number, asked: ConstructorParameters<typeof ApiError>[2] = {}) =>
  new ApiError(429, texts.tooMany(wait), { ...asked, headers: { 'retry-after': String(wait) } })
