import { fail, type Result, succeed } from '@market/domain'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/open-database.ts'
import { isoDayText } from '../../../platform/turkish-date.ts'

const usage = [
  'npm run synonyms -- kot                      the rows that have the word',
  'npm run synonyms -- "kot = jean = denim"     each finds the others, from today',
  'npm run synonyms -- "kışlık > bot, mont"     the first finds the others and they do not find it',
  'npm run synonyms -- "= şeker pancarı"        one thing under one name, not taken apart into colour, brand and kind',
  'npm run synonyms -- end 12                   row 12 holds no longer, from today',
].join('\n')

/** Does what the operator says to the table of synonyms and answers what it holds. Searches follow within a minute. */
export async function editSynonyms(db: Database, said: string, now: Date): Promise<Result<string, string>> {
  const today = isoDayText(now)
  const ended = /^end (\d{1,9})$/.exec(said)?.[1]
  if (ended !== undefined) return endRow(db, Number(ended), today)
  const [from, ...to] = said.split('>')
  if (said.includes('=') || to.length > 0) {
    const oneWay = to.length > 0 ? (from ?? '').trim() : null
    const terms = (oneWay === null ? said.split('=') : to.join(',').split(','))
      .map((term) => term.trim())
      .filter((term) => term !== '')
    if (terms.length === 0 || oneWay === '' || said.includes('=') === to.length > 0) return fail(usage)
    await db.insertInto('synonyms').values({ terms, one_way: oneWay, since: today, until: null }).execute()
  }
  return succeed(await listRows(db, said, today))
}

async function endRow(db: Database, id: number, today: string): Promise<Result<string, string>> {
  // A row of today has held for no day.
  await db
    .deleteFrom('synonyms')
    .where('id', '=', id)
    .where('since', '>=', sql<Date>`${today}::date`)
    .execute()
  await db.updateTable('synonyms').set({ until: today }).where('id', '=', id).where('until', 'is', null).execute()
  return succeed(`Row ${id} holds no longer.`)
}

/** The rows of the day that have one of the words; without words how many there are. */
async function listRows(db: Database, said: string, today: string): Promise<string> {
  const words = said
    .split(/[=>,]/)
    .map((word) => word.trim().toLocaleLowerCase('tr'))
    .filter((word) => word !== '')
  const rows = await db
    .selectFrom('synonyms')
    .select(['id', 'terms', 'one_way', sql<string>`since::text`.as('since')])
    .where(sql<boolean>`since <= ${today}::date and (until is null or until > ${today}::date)`)
    .orderBy('id')
    .execute()
  const named = rows.filter(({ terms, one_way }) =>
    [...terms, one_way].some((term) => words.includes(term?.toLocaleLowerCase('tr') ?? '')),
  )
  if (words.length === 0) return `${rows.length} rows hold today.\n${usage}`
  return named
    .map(
      ({ id, terms, one_way, since }) =>
        `${id}: ${one_way === null ? terms.join(' = ') : `${one_way} > ${terms.join(', ')}`} (since ${since})`,
    )
    .join('\n')
}
