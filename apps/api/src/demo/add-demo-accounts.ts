import type { Deps } from '../platform/deps.ts'
import { addDemoGiftCodes } from './add-demo-gift-codes.ts'
import { addDemoMembers } from './add-demo-members.ts'
import { addDemoOrders } from './add-demo-orders.ts'
import { addDemoPromotions } from './add-demo-promotions.ts'
import { addDemoQuestions } from './add-demo-questions.ts'
import { addDemoTolls } from './add-demo-tolls.ts'

const mark = 'demo-accounts'

/**
 * Adds members with a public password, their orders and codes, once in a database's life, so that data deleted by an
 * operator does not return at the next start. Each part checks whether it exists, in case a start was interrupted.
 */
export async function addDemoAccounts(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const done = await db.selectFrom('settings').select('key').where('key', '=', mark).executeTakeFirst()
  if (done) return
  await addDemoMembers(db, clock.now())
  await addDemoQuestions(db, clock.now())
  await addDemoOrders(deps)
  await addDemoGiftCodes(deps)
  await addDemoPromotions(deps)
  await addDemoTolls(db)
  await db
    .insertInto('settings')
    .values({ key: mark, value: JSON.stringify({ at: clock.now() }) })
    .execute()
}
