import { ApiError, checkRegistration, registerMember, requirePassword, requireSecondStep } from '@market/api/counter'
import { emailKey } from '@market/commerce'
import { getInvitation, postInvitation } from '@market/contract/counter'
import { addMembership, findInvitation, readSecondStep, spendInvitation, transact } from '@market/database'
import { emptyRegistration } from '@market/domain/account'
import type { CounterDeps } from '../doors/counter-deps.ts'
import { type AnyDeskRoute, deskRoute } from '../doors/desk-route.ts'
import { openSession } from './open-session.ts'
import { peopleTexts } from './texts.ts'

/** Routes of an invitation's link. Opening it proves the mailbox, and so activates a new account. */
export const invitationRoutes = ({ config, startShop }: CounterDeps): readonly AnyDeskRoute[] => [
  deskRoute(getInvitation, async ({ params, db, door, now }) => {
    const found = await findInvitation(db, { token: params.token, door, now })
    if (!found) throw new ApiError(404, peopleTexts.deadInvitation)
    const { email, role, shop, user_id, expires_at } = found
    return {
      email,
      role,
      shop,
      account: user_id === null ? ('new' as const) : ('existing' as const),
      expires_at: expires_at.toISOString(),
    }
  }),
  deskRoute(
    postInvitation,
    async (request) => {
      const { params, body, db, door, now } = request
      const found = await findInvitation(db, { token: params.token, door, now })
      if (!found) throw new ApiError(404, peopleTexts.deadInvitation)
      const form = {
        ...emptyRegistration,
        firstName: body.first_name,
        lastName: body.last_name,
        email: found.email,
        password: body.password,
        agreement: true,
      }
      const isStepped = found.user_id !== null && (await readSecondStep(db, found.user_id)) !== undefined
      if (found.user_id === null) checkRegistration(form)
      else {
        await requirePassword(db, { userId: found.user_id, password: body.password, now })
        await requireSecondStep(db, config, { userId: found.user_id, code: body.code, now })
      }
      return transact(db, async (trx) => {
        if (!(await spendInvitation(trx, found.id, now))) throw new ApiError(404, peopleTexts.deadInvitation)
        if (found.user_id === null) await registerMember(trx, config, { form, emailProven: true, now })
        const { id: userId } = await trx
          .selectFrom('users')
          .select('id')
          .where('email_key', '=', emailKey(found.email))
          .executeTakeFirstOrThrow()
        const shopId =
          found.application === null
            ? found.shop_id
            : await startShop(trx, { application: found.application, userId, now })
        const membershipId = await addMembership(trx, { userId, shopId, role: found.role, now })
        const proof = isStepped ? 'second-step' : 'password'
        return openSession(trx, request, { userId, membershipId, proof, action: 'invitation.accept' })
      })
    },
    { inSteps: true },
  ),
]
