import { checkGuestCode, checkGuestEmail, sendGuestCode as sendGuestCodeCall } from '@market/contract'
import { guestCodeMail } from '@market/mails'
import type { Deps } from '../platform/deps.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { workOn } from '../platform/limits/way-on.ts'
import { writeMail } from '../platform/mail/write-mail.ts'
import { accountOf, knownDevice, markDevice } from '../session/known-device.ts'
import { checkEmail, codeMinutes, proveGuestEmail, resendSeconds, sendGuestCode } from './guest-code.ts'
import { guestTexts } from './guest-texts.ts'

/** Routes for checkout without membership, after the mail address was verified with a code. */
export function guestRoutes({ config }: Deps): readonly AnyRoute[] {
  return [
    route(checkGuestEmail, async ({ body }) => ({ guest_email: checkEmail(body.email) })),
    route(sendGuestCodeCall, async ({ body, db, caller, clientAddress, cookies, work, now }) => {
      const email = checkEmail(body.email)
      const device = knownDevice(config, cookies, accountOf(email), now)
      const asked = { sessionId: caller.sessionId, email, clientAddress, device, wayOn: workOn(config, work), now }
      await sendGuestCode(db, config, { ...asked, purpose: 'guest' }, (trx, code) =>
        writeMail(trx, guestCodeMail(config, { email, code, minutes: codeMinutes }), now),
      )
      return { msg: guestTexts.sent(email), expires_in: codeMinutes * 60, retry_in: resendSeconds }
    }),
    route(checkGuestCode, async ({ body, db, caller, cookies, setCookie, now }) => {
      const guest_email = await proveGuestEmail(db, config, { sessionId: caller.sessionId, ...body, now })
      setCookie(markDevice(config, cookies, accountOf(guest_email), now))
      return { guest_email }
    }),
  ]
}
