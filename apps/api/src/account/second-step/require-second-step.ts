import type { Database } from '@market/database'
import { loginCodes } from '@market/domain/session'
import type { Config } from '../../platform/config/config.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { consumeRateLimit, refundRateLimits } from '../../platform/limits/rate-limit.ts'
import { texts } from '../texts.ts'
import { spendSecondStep, wantsSecondStep } from './spend-second-step.ts'

/**
 * Checks the second step of a logged-in member. Refuses a missing or wrong code with 422; too many wrong ones lock the
 * check for a while. Does nothing for members without a second step.
 */
export async function requireSecondStep(
  db: Database,
  config: Config,
  { userId, code, now }: { readonly userId: string; readonly code: string | undefined; readonly now: Date },
): Promise<void> {
  if (!(await wantsSecondStep(db, userId))) return
  if (code === undefined) throw new ApiError(422, texts.secondStep.wanted, { code: loginCodes.secondStepWanted })
  const used = await consumeRateLimit(db, { name: 'second-step', who: userId, now })
  if (!(await spendSecondStep(db, config, { userId, code, now })))
    throw new ApiError(422, texts.secondStep.wrong, { code: loginCodes.secondStepWanted })
  await refundRateLimits(db, [used])
}
