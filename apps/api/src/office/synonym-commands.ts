import { fail, succeed, isoDayText } from '@market/domain/kernel'
import { searchKey } from '@market/domain/text'
import type { Database } from '@market/database'
import { sql } from 'kysely'
import type { OfficeCommand } from './office-command.ts'

export const showSynonyms: OfficeCommand = {
  usage: '<word>',
  about: 'names what means the same as a word in searches',
  needs: 1,
  async run({ db, clock }, said) {
    const word = said.join(' ')
    const rows = (await rowsOf(db, isoDayText(clock.now()))).filter(({ terms, one_way }) =>
      [...terms, one_way ?? ''].some((term) => searchKey(term) === searchKey(word)),
    )
    return rows.length === 0 ? fail(`Nothing means the same as "${word}".`) : succeed(rows.map(inWords).join('\n'))
  },
}

export const addSynonyms: OfficeCommand = {
  usage: '"kot = jean = denim" | "kışlık > bot, mont"',
  about: 'lets each word find the others from today on; with > the first finds the others, and they do not find it',
  needs: 1,
  async run({ db, clock }, said) {
    const today = isoDayText(clock.now())
    const [one_way, terms] = readTerms(said.join(' '))
    if (one_way === '' || terms.length < (one_way === null ? 2 : 1) || terms.some((term) => searchKey(term) === ''))
      return fail('Say words that mean the same as "kot = jean = denim", or "kışlık > bot, mont".')
    const keys = terms.map(searchKey).toSorted().join()
    const there = (await rowsOf(db, today)).find(
      (row) =>
        searchKey(row.one_way ?? '') === searchKey(one_way ?? '') &&
        row.terms.map(searchKey).toSorted().join() === keys,
    )
    if (there) return fail(`That is row ${inWords(there)} already.`)
    const row = await db
      .insertInto('synonyms')
      .values({ terms: [...terms], one_way, since: today, until: null })
      .returning(['id', 'terms', 'one_way'])
      .executeTakeFirstOrThrow()
    return succeed(`${inWords(row)}. Searches follow within a minute.`)
  },
}

export const endSynonyms: OfficeCommand = {
  usage: '<row>',
  about: 'ends a row of synonyms',
  needs: 1,
  async run({ db, clock }, [id = '']) {
    const today = isoDayText(clock.now())
    const row = (await rowsOf(db, today)).find((one) => String(one.id) === id)
    if (!row) return fail(`There is no row ${id} in force: npm run office -- synonyms <word> names rows.`)
    // Delete a row that began today, since it was not valid on an earlier day; end any other row today.
    const { numDeletedRows } = await db
      .deleteFrom('synonyms')
      .where('id', '=', row.id)
      .where(sql<boolean>`since = ${today}::date`)
      .executeTakeFirst()
    if (numDeletedRows === 0n) await db.updateTable('synonyms').set({ until: today }).where('id', '=', row.id).execute()
    return succeed(`${inWords(row)} holds no longer. Searches follow within a minute.`)
  },
}

/** Parses `word > words`: the optional word before `>`, and the words that it finds. */
function readTerms(said: string): readonly [string | null, readonly string[]] {
  const at = said.indexOf('>')
  const split = (text: string, by: string) => text.split(by).map((term) => term.trim())
  return at < 0 ? [null, split(said, '=')] : [said.slice(0, at).trim(), split(said.slice(at + 1), ',')]
}

/** The rows in force. */
const rowsOf = (db: Database, today: string) =>
  db
    .selectFrom('synonyms')
    .select(['id', 'terms', 'one_way'])
    .where(sql<boolean>`since <= ${today}::date and (until is null or until > ${today}::date)`)
    .orderBy('id')
    .execute()

type Row = Awaited<ReturnType<typeof rowsOf>>[number]
const inWords = ({ id, terms, one_way }: Row) =>
  `${id}: ${one_way === null ? terms.join(' = ') : `${one_way} > ${terms.join(', ')}`}`
