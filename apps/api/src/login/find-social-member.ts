import type { UnregisteredSocialWire } from '@market/contract'
import { loginCodes } from '@market/domain/session'
import { emailKey } from '@market/commerce'
import type { Database } from '@market/database'
import { linkSocial } from '../account/membership/open-account.ts'
import { ApiError } from '../platform/http/api-error.ts'
import type { SocialPerson } from '../session/social-person.ts'
import { texts } from '../session/texts.ts'
import type { Tokens } from '../session/tokens.ts'

/**
 * Finds the member of a social login: the linked member, otherwise the member with the address that the provider has
 * verified; that member is then linked. An unverified address is never linked (security.md 23). If no member is found,
 * refuses with code 5011 and a token for sign-up.
 */
export async function findSocialMember(db: Database, tokens: Tokens, person: SocialPerson, now: Date): Promise<string> {
  const linked = await db
    .selectFrom('social_logins as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('u.id')
    .where('s.provider', '=', person.provider)
    .where('s.subject', '=', person.subject)
    .where('u.is_active', '=', true)
    .executeTakeFirst()
  if (linked) return linked.id
  const owner = person.emailVerified
    ? await db
        .selectFrom('users')
        .select('id')
        .where('email_key', '=', emailKey(person.email))
        .where('is_active', '=', true)
        .executeTakeFirst()
    : undefined
  if (owner) {
    await linkSocial(db, owner.id, { provider: person.provider, subject: person.subject }, now)
    return owner.id
  }
  const data: UnregisteredSocialWire = {
    token: await tokens.signSignUp(person, now),
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
  }
  throw new ApiError(422, texts.unregistered, { code: loginCodes.unregistered, data })
}
