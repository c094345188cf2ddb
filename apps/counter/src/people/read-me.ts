import type { MeWire } from '@market/contract/counter'
import { type Database, type DeskCaller, findMemberships, readSecondStep } from '@market/database'
import { actionsOf } from '@market/domain/team'

/** The caller as the panels show it. */
export async function readMe(
  db: Database,
  { door, membershipId, personId, role, shopId, proven }: DeskCaller,
): Promise<MeWire> {
  const person =
    personId === null
      ? null
      : await db
          .selectFrom('users')
          .select(['first_name', 'last_name', 'email'])
          .where('id', '=', personId)
          .executeTakeFirstOrThrow()
  const shop =
    shopId === null
      ? null
      : await db
          .selectFrom('shops')
          .select(['id', 'name', 'slug', 'state'])
          .where('id', '=', shopId)
          .executeTakeFirstOrThrow()
  const memberships = personId === null ? [] : await findMemberships(db, personId, door)
  const isOn = personId !== null && (await readSecondStep(db, personId)) !== undefined
  return {
    person,
    role,
    actions: [...actionsOf(role)],
    shop,
    second_step: { on: isOn, passed: proven },
    memberships: memberships.map(({ id, role: held, shop: name }) => ({
      id,
      role: held,
      shop: name,
      own: id === membershipId,
    })),
  }
}
