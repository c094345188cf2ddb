import { getRobotCheck } from '@market/contract'
import { type AnyRoute, route } from '../platform/http/route.ts'
import type { RobotCheck } from './robot-check.ts'

/** The configuration and challenge that a form's robot check needs. */
export const robotCheckRoutes = (robots: RobotCheck): readonly AnyRoute[] => [
  route(getRobotCheck, async ({ caller, now }) => robots.challenge(caller, now)),
]
