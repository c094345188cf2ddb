import { createHash } from 'node:crypto'
import type { SecondStepWanted } from '@market/contract'
import { loginCodes } from '@market/domain/session'
import type { Door } from '@market/domain/team'
import type { Database } from '@market/database'
import { spendSecondStep, wantsSecondStep } from '../account/second-step/spend-second-step.ts'
import { texts } from '../account/texts.ts'
import type { Deps } from '../platform/deps.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { consumeRateLimits, refundRateLimits } from '../platform/limits/rate-limit.ts'
import { accountOf, knownDevice } from '../session/known-device.ts'
import type { Tokens } from '../session/tokens.ts'

/**
 * Call after any successful first step. Refuses members with a second step with code 5060 and a ticket for it, which is
 * valid only where it was issued: in the shop, or at the panel `door`.
 */
export async function askForSecondStep(
  db: Database,
  tokens: Tokens,
  userId: string,
  now: Date,
  door?: Door,
): Promise<void> {
  if (!(await wantsSecondStep(db, userId))) return
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const ticket = await tokens.signSecondStep({ userId, password: markOf(password_hash), door }, now)
  throw wanted(texts.secondStep.wanted, ticket)
}

interface Given {
  readonly ticket: string
  readonly code: string
  readonly cookies: string | undefined
  readonly now: Date
  readonly door?: Door
}

/**
 * Returns the member if the code is right. Only a client that passed the first step can use up these limits, and a
 * known device has a separate count, so that even a stranger with the password cannot lock the owner out
 * (security.md 21).
 */
export async function passSecondStep(
  db: Database,
  config: Deps['config'],
  tokens: Tokens,
  { ticket, code, cookies, now, door }: Given,
): Promise<string> {
  const read = await tokens.readSecondStep(ticket, now)
  const member =
    read &&
    (await db
      .selectFrom('users')
      .select(['id', 'email', 'password_hash'])
      .where('id', '=', read.userId)
      .where('is_active', '=', true)
      .executeTakeFirst())
  if (!member || markOf(member.password_hash) !== read.password || read.door !== door)
    throw new ApiError(422, texts.secondStep.over, { code: loginCodes.secondStepOver })
  const { id: userId } = member
  const device = knownDevice(config, cookies, accountOf(member.email), now)
  const limits = device
    ? ([{ name: 'second-step-device', who: device, now }] as const)
    : ([
        { name: 'second-step-account', who: userId, now },
        { name: 'second-step-account-day', who: userId, now },
      ] as const)
  const used = await consumeRateLimits(db, limits)
  if (!(await spendSecondStep(db, config, { userId, code, now }))) {
    await db.insertInto('security_log').values({ event: 'second-step-refused', who: userId }).execute()
    throw wanted(texts.secondStep.wrong, ticket)
  }
  await refundRateLimits(db, used)
  return userId
}

const wanted = (text: string, ticket: string) =>
  new ApiError(422, text, { code: loginCodes.secondStepWanted, data: { ticket } satisfies SecondStepWanted })

const markOf = (passwordHash: string) => createHash('sha256').update(passwordHash).digest('base64url')
