import {
  ApiError,
  askForSecondStep,
  beginSetUp,
  confirmSetUp,
  consumeRateLimit,
  findMember,
  makeTokens,
  passSecondStep,
  requirePassword,
  workOn,
} from '@market/api/counter'
import { emailKey } from '@market/commerce'
import {
  type DeskCall,
  deleteDeskSession,
  getDeskMe,
  postSecondStepProof,
  postSecondStepSetup,
  postSignIn,
  postSignInSecond,
  putDeskSession,
} from '@market/contract/counter'
import { type Database, endDeskSession, proveDeskSession, transact } from '@market/database'
import { loginCodes } from '@market/domain/session'
import type { CounterDeps } from '../doors/counter-deps.ts'
import { type AnyDeskRoute, deskRoute, type DeskRequestOf } from '../doors/desk-route.ts'
import { invitationRoutes } from './invitation-routes.ts'
import { openSession } from './open-session.ts'
import { readMe } from './read-me.ts'

type Asked = Pick<DeskRequestOf<DeskCall>, 'audit'>

/** Notes a refused sign-in in the audit. Refusals of a limit are not noted, so that guesses cannot fill it. */
async function noteRefusal<Value>(
  { audit }: Asked,
  personId: string | null,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    const isStep = error instanceof ApiError && error.code === loginCodes.secondStepWanted
    if (error instanceof ApiError && (error.status === 403 || (error.status === 422 && !isStep)))
      await audit(
        { action: 'sign-in.refused', subject: personId === null ? 'unknown' : `person:${personId}` },
        { actor: { personId } },
      )
    throw error
  }
}

async function personOf(db: Database, email: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst()
  return row?.id ?? null
}

/** Routes for signing in and out, the second step, and invitations; the same at both doors. */
export function signInRoutes(deps: CounterDeps): readonly AnyDeskRoute[] {
  const { config } = deps
  const tokens = makeTokens(config.secrets)
  return [
    deskRoute(
      postSignIn,
      async (request) => {
        const { body, db, clientAddress, door, now, work } = request
        const wayOn = workOn(config, work)
        return noteRefusal(request, await personOf(db, body.username), async () => {
          const userId = await findMember(db, config, { ...body, clientAddress, device: undefined, wayOn }, now)
          await askForSecondStep(db, tokens, userId, now, door)
          return transact(db, (trx) => openSession(trx, request, { userId, proof: 'password', action: 'sign-in' }))
        })
      },
      { inSteps: true },
    ),
    deskRoute(
      postSignInSecond,
      async (request) => {
        const { body, db, door, now } = request
        const person = (await tokens.readSecondStep(body.ticket, now))?.userId ?? null
        try {
          const userId = await passSecondStep(db, config, tokens, { ...body, cookies: undefined, now, door })
          return await transact(db, (trx) =>
            openSession(trx, request, { userId, proof: 'second-step', action: 'sign-in' }),
          )
        } catch (error) {
          if (error instanceof ApiError && error.status !== 429)
            await request.audit(
              {
                action: 'sign-in.refused',
                subject: person === null ? 'unknown' : `person:${person}`,
                reason: 'second step',
              },
              { actor: { personId: person } },
            )
          throw error
        }
      },
      { inSteps: true },
    ),
    deskRoute(
      postSecondStepSetup,
      async ({ body, db, who, now, audit }) => {
        const userId = personIdOf(who)
        await requirePassword(db, { userId, password: body.password, now })
        const made = await beginSetUp(db, config, userId, now)
        await audit({ action: 'second-step.begin', subject: `person:${userId}` })
        return made
      },
      { inSteps: true },
    ),
    deskRoute(
      postSecondStepProof,
      async ({ body, db, who, now, session, audit }) => {
        const userId = personIdOf(who)
        const recovery_codes = await confirmSetUp(db, config, { userId, code: body.code, now })
        if (session !== undefined) await proveDeskSession(db, session)
        await audit({ action: 'second-step.on', subject: `person:${userId}` })
        return { recovery_codes }
      },
      {
        // Counted outside the transaction, so that a refused try counts.
        before: async ({ db, who, now }) =>
          void (await consumeRateLimit(db, { name: 'second-step', who: personIdOf(who), now })),
      },
    ),
    deskRoute(deleteDeskSession, async ({ db, who, session, audit, setSession }) => {
      if (session !== undefined) await endDeskSession(db, session)
      await audit({ action: 'sign-out', subject: `membership:${who.membershipId}` })
      setSession(undefined)
      return {}
    }),
    deskRoute(putDeskSession, async (request) => {
      const { body, db, who, session } = request
      if (session !== undefined) await endDeskSession(db, session)
      return openSession(db, request, {
        userId: personIdOf(who),
        membershipId: body.membership_id,
        proof: who.proven ? 'second-step' : 'password',
        action: 'membership.change',
      })
    }),
    deskRoute(getDeskMe, ({ db, who }) => readMe(db, who)),
    ...invitationRoutes(deps),
  ]
}

/** The person of a session; API keys are refused before. */
function personIdOf(who: { readonly personId: string | null } | undefined): string {
  if (!who || who.personId === null) throw new Error('a session without a person')
  return who.personId
}
