import {
  getMe,
  postEmailCode,
  postEmailProof,
  postPhoneCode,
  postPhoneProof,
  postSetTc,
  postUpdatePhone,
  putMe,
} from '@market/contract'
import { formatPhone, isNationalId, isPhone, normalizePhone, validationMessages } from '@market/domain/validation'
import { profileProblems } from '@market/domain/account'
import type { Caller } from '@market/commerce'
import { type Database, hide } from '@market/database'
import { checkForm } from '../platform/http/check-form.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { Deps } from '../platform/deps.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { codeMinutes, resendSeconds } from '../guest-code/guest-code.ts'
import { guestTexts } from '../guest-code/guest-texts.ts'
import { digitsOf, provePhoneByCode, sendSmsCode } from '../guest-code/sms-code.ts'
import { workOn } from '../platform/limits/way-on.ts'
import { accountOf, knownDevice, markDevice } from '../session/known-device.ts'
import { userWire } from '../session/user-wire.ts'
import { proveEmail, sendEmailCode } from './change-email.ts'
import { checkNames } from './membership/check-names.ts'
import { requirePassword } from './password/require-password.ts'
import { recordConsents } from './privacy/consents.ts'
import { texts } from './texts.ts'

/** Routes for the member's settings and any caller's national ID. */
export const profileRoutes = ({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] => [
  route(getMe, ({ caller, db }) => readProfile(db, caller)),
  route(putMe, async ({ body, caller, db, now }) => {
    const { newsletter, insider_contact_list } = body
    const form = { firstName: body.first_name.trim(), lastName: body.last_name.trim() }
    checkForm(profileProblems({ ...form, newsletter, insiderContactList: insider_contact_list }), texts.member)
    checkNames(form)
    await db.transaction().execute(async (trx) => {
      const before = await trx
        .selectFrom('users')
        .select(['newsletter', 'insider_contact_list'])
        .where('id', '=', caller.ownerId)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const consents = { newsletter, insider_contact_list }
      await recordConsents(trx, caller.ownerId, consents, now, before)
      await trx
        .updateTable('users')
        .set({ first_name: form.firstName, last_name: form.lastName, ...consents })
        .where('id', '=', caller.ownerId)
        .execute()
    })
    return readProfile(db, caller)
  }),
  route(postUpdatePhone, async ({ body, caller, db }) => {
    const phone = normalizePhone(body.phone)
    if (!isPhone(phone)) throw new ApiError(422, validationMessages.invalid({ field: texts.member.phone }))
    await db.updateTable('users').set({ phone }).where('id', '=', caller.ownerId).execute()
    return readProfile(db, caller)
  }),
  route(postPhoneCode, async ({ body, caller, clientAddress, db, work, now }) => {
    await requirePassword(db, { userId: caller.ownerId, password: body.password, now })
    const { phone, phone_proven } = await readProfile(db, caller)
    const asked = {
      sessionId: caller.sessionId,
      clientAddress,
      // An unproven number may be a stranger's, so it gets no separate limit.
      device: phone_proven ? caller.ownerId : undefined,
      member: caller.ownerId,
      wayOn: workOn(config, work),
      now,
    }
    await sendSmsCode(db, config, { ...asked, purpose: 'phone', digits: digitsOf(phone) })
    const msg = guestTexts.phoneSent(formatPhone(phone ?? ''))
    return { msg, expires_in: codeMinutes * 60, retry_in: resendSeconds }
  }),
  route(postPhoneProof, async ({ body, caller, db, now }) => {
    const { sessionId, ownerId: userId } = caller
    const { phone } = await readProfile(db, caller)
    await provePhoneByCode(db, config, { userId, phone, code: body.code, sessionId, now })
    return readProfile(db, caller)
  }),
  route(postEmailCode, async ({ body, caller, clientAddress, cookies, db, work, now }) => {
    const { sessionId, ownerId: userId } = caller
    await requirePassword(db, { userId, password: body.password, now })
    const device = knownDevice(config, cookies, accountOf(body.email), now)
    const asked = { sessionId, email: body.email, clientAddress, device, wayOn: workOn(config, work), now }
    await sendEmailCode(db, config, { ...asked, userId })
    return { msg: guestTexts.sent(body.email), expires_in: codeMinutes * 60, retry_in: resendSeconds }
  }),
  route(postEmailProof, async ({ body, caller, cookies, setCookie, db, now }) => {
    const { sessionId, ownerId: userId } = caller
    const email = await proveEmail(db, config, { userId, sessionId, ...body, now })
    setCookie(markDevice(config, cookies, accountOf(email), now))
    return readProfile(db, caller)
  }),
  route(postSetTc, async ({ body, caller, db, now }) => {
    const tc = body.tc.trim()
    if (!isNationalId(tc)) throw new ApiError(422, validationMessages.invalid({ field: texts.member.tc }))
    const kept = { tc: hide(tc), saved_at: now }
    await db
      .insertInto('national_ids')
      .values({ owner_id: caller.ownerId, ...kept })
      .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(kept))
      .execute()
    return {}
  }),
]

async function readProfile(db: Database, caller: Caller) {
  const own = await db
    .selectFrom('users')
    .select(['phone', 'has_password', 'proven_phone'])
    .where('id', '=', caller.ownerId)
    .executeTakeFirstOrThrow()
  const { proven_phone, ...told } = own
  return { ...(await userWire(db, caller)), ...told, phone_proven: proven_phone !== null }
}
