import { getShopApplicationParams, postShopApplication } from '@market/contract'
import type { Deps } from '../platform/deps.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { limitForms } from '../platform/limits/limit-forms.ts'
import { requireRobotCheck, type RobotCheck } from '../session/robot-check.ts'
import { readApplicationChoices } from './application-fields.ts'
import { applyToSell } from './apply-to-sell.ts'

/** Applications to open a shop, and the options of their form. */
export const applicationRoutes = ({ config }: Deps, robots: RobotCheck): readonly AnyRoute[] => [
  route(getShopApplicationParams, ({ db }) => readApplicationChoices(db)),
  route(postShopApplication, async ({ body, caller, clientAddress, db, now }) => {
    const asked = { sent: body, choices: await readApplicationChoices(db), ownerId: caller.ownerId, now }
    const number = await applyToSell(db, config, asked)
    await limitForms(db, 'application', { caller, clientAddress, now })
    await requireRobotCheck(robots, db, { solution: body.recaptcha, caller, clientAddress, now })
    return { application_no: number }
  }),
]
