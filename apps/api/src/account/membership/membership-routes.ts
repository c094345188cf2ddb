import { getActivationLink, postActivationCode, postRegister, postResendActivation } from '@market/contract'
import { normalizeEmail, normalizePhone } from '@market/domain/validation'
import { sameEmail } from '@market/commerce'
import type { Deps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { alreadyChecked, workOn } from '../../platform/limits/way-on.ts'
import { requireRobotCheck, type RobotCheck } from '../../session/robot-check.ts'
import type { Tokens } from '../../session/tokens.ts'
import { lookAtToken, spendToken } from './account-token.ts'
import { limitAccountMails } from './limit-account-mails.ts'
import { openAccount } from './open-account.ts'
import { checkRegistration, registerMember } from './register-member.ts'
import { resendActivation } from './resend-activation.ts'
import { texts } from '../texts.ts'

/** Routes for signing up. No response reveals whether an address has an account (security.md 20). */
export const membershipRoutes = ({ config }: Deps, tokens: Tokens, robots: RobotCheck): readonly AnyRoute[] => [
  route(postRegister, async ({ body, db, clientAddress, cookies, work, now }) => {
    const signUp = body.token === undefined ? undefined : await tokens.readSignUp(body.token, now)
    if (body.token !== undefined && !signUp) throw new ApiError(422, texts.deadSignUp)
    const form = {
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      email: normalizeEmail(body.email),
      phone: normalizePhone(body.phone),
      password: body.password,
      agreement: body.contract_accepted,
      newsletter: body.newsletter,
      insiderContactList: body.insider_contact_list,
      ...(body.token !== undefined && { socialToken: body.token }),
    }
    checkRegistration(form)
    await limitAccountMails(db, config, { email: form.email, clientAddress, cookies, now, wayOn: workOn(config, work) })
    const activationDue = await registerMember(db, config, {
      form,
      ...(signUp && { social: { provider: signUp.provider, subject: signUp.subject } }),
      emailProven: signUp?.emailVerified === true && sameEmail(signUp.email, form.email),
      now,
    })
    return { msg: activationDue ? texts.registered : texts.registeredBySocial, activation_required: activationDue }
  }),
  route(getActivationLink, async ({ params, db, now }) => {
    await lookAtToken(db, 'activation', params.code, now)
    return { msg: texts.linkIsGood }
  }),
  route(postActivationCode, async ({ body, db, now }) => {
    await db.transaction().execute(async (trx) => {
      const { userId, registration } = await spendToken(trx, 'activation', body.code, now)
      if (registration) await openAccount(trx, userId, registration, now)
    })
    return { msg: texts.activated }
  }),
  route(postResendActivation, async ({ body, db, caller, clientAddress, cookies, now }) => {
    const email = normalizeEmail(body.username)
    await requireRobotCheck(robots, db, { solution: body.recaptcha, caller, clientAddress, now })
    await limitAccountMails(db, config, { email, clientAddress, cookies, now, wayOn: alreadyChecked })
    await resendActivation(db, config, { email, password: body.password, now })
    return { msg: texts.activationSent }
  }),
]
