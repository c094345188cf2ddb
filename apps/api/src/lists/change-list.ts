import { randomInt, randomUUID } from 'node:crypto'
import { searchKey, slugify } from '@market/domain/text'
import { isSameListName, listNameProblems, normalizeListName } from '@market/domain/lists'
import type { Database } from '@market/database'
import { checkForm } from '../platform/http/check-form.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { findLists, type FoundList } from './find-lists.ts'
import { texts } from './texts.ts'

const maxLists = 50

/** Creates a list of the member. Its slug ends in random digits and does not change when the list is renamed. */
export async function createList(trx: Database, userId: string, typed: string, now: Date): Promise<FoundList> {
  const name = checkName(typed)
  // Create the default list first, so that the new list cannot take its name.
  const before = await findLists(trx, userId, now)
  if (before.length >= maxLists) throw new ApiError(409, texts.tooManyLists(maxLists))
  const slug = `${slugify(name).slice(0, 60) || 'liste'}-${randomInt(100_000, 1_000_000)}`
  const row = { id: randomUUID(), user_id: userId, slug, name, name_key: searchKey(name), is_default: false }
  const made = await trx
    .insertInto('favourite_lists')
    .values({ ...row, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new ApiError(409, texts.taken)
  return { ...row, count: 0, thumbnails: [] }
}

export async function renameList(trx: Database, list: FoundList, userId: string, typed: string): Promise<FoundList> {
  const name = checkName(typed)
  // Locks the member's lists to serialize renames, so that two lists cannot get the same name.
  const own = await trx
    .selectFrom('favourite_lists')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .forUpdate()
    .execute()
  if (own.some((other) => other.id !== list.id && isSameListName(other.name, name)))
    throw new ApiError(409, texts.taken)
  await trx
    .updateTable('favourite_lists')
    .set({ name, name_key: searchKey(name) })
    .where('id', '=', list.id)
    .execute()
  return { ...list, name }
}

const checkName = (typed: string): string => {
  const name = normalizeListName(typed)
  checkForm(listNameProblems(name), { name: texts.listName })
  return name
}
