import { type Answer, getShopApplicationParams, postShopApplication } from '@market/contract'
import { categoryTree } from '@market/domain/catalog'
import * as v from 'valibot'
import type { Database } from '@market/database'
import type { Deps } from '../platform/deps.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { limitForms } from '../platform/limits/limit-forms.ts'
import { requireRobotCheck, type RobotCheck } from '../session/robot-check.ts'
import { applicationSetting } from './application-setting.ts'
import { applyToSell } from './apply-to-sell.ts'

/** Applications to open a shop, and the options of their form. */
export const applicationRoutes = ({ config }: Deps, robots: RobotCheck): readonly AnyRoute[] => [
  route(getShopApplicationParams, ({ db }) => readChoices(db)),
  route(postShopApplication, async ({ body, caller, clientAddress, db, now }) => {
    const asked = { sent: body, choices: await readChoices(db), ownerId: caller.ownerId, now }
    const number = await applyToSell(db, config, asked)
    await limitForms(db, 'application', { caller, clientAddress, now })
    await requireRobotCheck(robots, db, { solution: body.recaptcha, caller, clientAddress, now })
    return { application_no: number }
  }),
]

const stored = v.omit(getShopApplicationParams.answer, ['sectors'])

async function readChoices(db: Database): Promise<Answer<typeof getShopApplicationParams>> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', applicationSetting).executeTakeFirst()
  const none = { company_profiles: [], api_types: [], roles: [] }
  return {
    ...(row ? v.parse(stored, row.value) : none),
    sectors: categoryTree.map(({ slug, name }) => ({ value: slug, name })),
  }
}
