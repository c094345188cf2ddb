import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'

it('a prepared statement reads and writes as one that is parsed each time', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'market-preparing-'))
  const { db, close } = await openDatabase({ dataDir, prepares: true })
  await sql`create table things (id bigint primary key, about jsonb, at timestamptz, names text[])`.execute(db)
  const at = new Date('2027-01-02T03:04:05Z')
  const insert = (id: number) =>
    sql`insert into things values (${id}, ${JSON.stringify({ id })}, ${at}, ${['a', 'b']})`.execute(db)
  for (const id of [1, 2]) expect((await insert(id)).numAffectedRows).toBe(1n)
  await expect(insert(2)).rejects.toMatchObject({ code: '23505' })
  const read = () => sql`select * from things where id > ${0} order by id`.execute(db)
  expect((await read()).rows).toEqual([1, 2].map((id) => ({ id, about: { id }, at, names: ['a', 'b'] })))

  const failed = db.transaction().execute(async (trx) => {
    await sql`delete from things`.execute(trx)
    throw new Error('no')
  })
  // A query of another caller waits for the end of the transaction.
  const [rows] = await Promise.all([read(), expect(failed).rejects.toThrow('no')])
  expect(rows.rows).toHaveLength(2)
  await close()
  rmSync(dataDir, { recursive: true })
})
