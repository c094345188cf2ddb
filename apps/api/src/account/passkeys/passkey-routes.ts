import { randomUUID } from 'node:crypto'
import { getPasskeys, postPasskey, postPasskeyBegin, postPasskeyRemove, putPasskey } from '@market/contract'
import { addPasskey, isUuid, readAddressee, readPasskeys, removePasskey, renamePasskey } from '@market/database'
import { normalizePasskeyName, passkeyNameProblems, passkeyRules } from '@market/domain/account'
import { passkeyAddedMail, passkeyRemovedMail } from '@market/mails'
import type { Deps } from '../../platform/deps.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { type AnyRoute, route } from '../../platform/http/route.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import { deviceOf } from '../../session/device-of.ts'
import { askForNewPasskey, checkNewPasskey } from '../../session/passkey-checks.ts'
import { requirePassword } from '../password/require-password.ts'
import { requireSecondStep } from '../second-step/require-second-step.ts'
import { texts as accountTexts } from '../texts.ts'

const texts = accountTexts.passkey

/**
 * Routes for a member's passkeys. Changes require the password. Adding also requires the second step, since a passkey
 * signs in without either.
 */
export const passkeyRoutes = ({ config }: Pick<Deps, 'config'>): readonly AnyRoute[] => [
  route(getPasskeys, async ({ caller, db }) => {
    const rows = await readPasskeys(db, caller.ownerId)
    return { items: rows.map((row) => wire(row)) }
  }),
  route(postPasskeyBegin, async ({ body, caller: { ownerId: userId, sessionId }, db, now }) => {
    await requirePassword(db, { userId, password: body.password, now })
    await requireSecondStep(db, config, { userId, code: body.second_step, now })
    const known = await readPasskeys(db, userId)
    if (known.length >= passkeyRules.most) throw new ApiError(409, texts.tooMany)
    const { email } = await readAddressee(db, userId)
    return { options: await askForNewPasskey({ config, sessionId, now }, { userId, email, known }) }
  }),
  route(postPasskey, async ({ body, caller: { ownerId: userId, sessionId }, db: trx, userAgent, now }) => {
    const name = body.name.trim() === '' ? (deviceOf(userAgent) ?? texts.name) : nameOf(body.name)
    const made = await checkNewPasskey(trx, { config, sessionId, now }, body.credential)
    if (!made) throw new ApiError(422, texts.refused)
    const { id: credentialId, counter } = made
    const publicKey = Buffer.from(made.publicKey).toString('base64url')
    const passkey = { id: randomUUID(), userId, credentialId, publicKey, counter, name, now }
    const { transports } = body.credential.response
    if (!(await addPasskey(trx, { ...passkey, transports }, passkeyRules.most))) throw new ApiError(409, texts.known)
    await writeMail(trx, passkeyAddedMail(config, { ...(await readAddressee(trx, userId)), name }), now)
    return wire({ id: passkey.id, name, created_at: now, used_at: null })
  }),
  route(putPasskey, async ({ body, caller: { ownerId: userId }, db, now, params: { id } }) => {
    const name = nameOf(body.name)
    await requirePassword(db, { userId, password: body.password, now })
    if (!isUuid(id) || !(await renamePasskey(db, { userId, id }, name))) throw new ApiError(404, texts.none)
    return {}
  }),
  route(postPasskeyRemove, async ({ body, caller: { ownerId: userId }, db, now, params: { id } }) => {
    await requirePassword(db, { userId, password: body.password, now })
    await db.transaction().execute(async (trx) => {
      const name = isUuid(id) ? await removePasskey(trx, { userId, id }) : undefined
      if (name === undefined) throw new ApiError(404, texts.none)
      await writeMail(trx, passkeyRemovedMail(config, { ...(await readAddressee(trx, userId)), name }), now)
    })
    return {}
  }),
]

function nameOf(typed: string): string {
  if (passkeyNameProblems({ name: typed }).length > 0) throw new ApiError(422, texts.wrongName)
  return normalizePasskeyName(typed)
}

interface Row {
  readonly id: string
  readonly name: string
  readonly created_at: Date
  readonly used_at: Date | null
}
const wire = ({ id, name, created_at, used_at }: Row) => ({
  id,
  name,
  created_at: created_at.toISOString(),
  used_at: used_at?.toISOString() ?? null,
})
