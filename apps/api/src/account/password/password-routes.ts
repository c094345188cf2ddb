import { getCheckResetToken, postForgotPassword, postRecoverPassword, postUpdatePassword } from '@market/contract'
import { normalizeEmail } from '@market/domain/validation'
import type { Deps } from '../../platform/deps.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { alreadyChecked } from '../../platform/limits/way-on.ts'
import { requireRobotCheck, type RobotCheck } from '../../session/robot-check.ts'
import { accountOf, markDevice } from '../../session/known-device.ts'
import { lookAtToken } from '../membership/account-token.ts'
import { changePassword } from './change-password.ts'
import { limitAccountMails } from '../membership/limit-account-mails.ts'
import { mailResetLink } from './mail-reset-link.ts'
import { recoverPassword } from './recover-password.ts'
import { texts } from '../texts.ts'

/** Routes for resetting and changing passwords. */
export const passwordRoutes = ({ config }: Deps, robots: RobotCheck): readonly AnyRoute[] => [
  route(postForgotPassword, async ({ body, db, caller, clientAddress, cookies, now }) => {
    const email = normalizeEmail(body.user_email)
    await requireRobotCheck(robots, db, { solution: body.recaptcha, caller, clientAddress, now })
    await limitAccountMails(db, config, { email, clientAddress, cookies, now, wayOn: alreadyChecked })
    await mailResetLink(db, config, email, now)
    return { msg: texts.resetSent }
  }),
  route(getCheckResetToken, async ({ params, db, now }) => {
    await lookAtToken(db, 'reset', params.token, now)
    return { msg: texts.linkIsGood }
  }),
  route(postRecoverPassword, async ({ body, db, cookies, setCookie, now }) => {
    const { email, otherWays } = await recoverPassword(db, config, { ...body, now })
    // The link proved the mailbox, so mark the device: its sign-ins have their own limit, which strangers' guesses do
    // not use up.
    setCookie(markDevice(config, cookies, accountOf(email), now))
    return { msg: otherWays.length > 0 ? texts.passwordReset(otherWays) : texts.passwordChanged }
  }),
  route(postUpdatePassword, async ({ body, db, caller, now }) => {
    const { ownerId: userId, sessionId } = caller
    const passwords = { current: body.old_password, password: body.new_password }
    await changePassword(db, config, { userId, sessionId, ...passwords, now })
    return { msg: texts.passwordChanged }
  }),
]
