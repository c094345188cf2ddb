import {
  type AccessWire,
  getSocialProviders,
  postAccessToken,
  postEndLeftSession,
  postGuestMembership,
  postLogout,
  postSignInCode,
  postSocialToken,
  unregisteredSocial,
  type UserWire,
} from '@market/contract'
import { fail, type GatewayFailure } from '@market/domain/kernel'
import {
  type Access,
  bareSecondStepCode,
  loginCodes,
  type SessionGateway,
  type Unregistered,
  type User,
} from '@market/domain/session'
import * as v from 'valibot'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/**
 * `SessionGateway`: login, social login, logout and the current member. Codes 5011 and 5032 are translated by the core.
 */
export const httpSession = (api: ApiClient): SessionGateway => ({
  anonymous: () => mapResult(api.send(postAccessToken, { body: { anonymous: true } }), readAccess),
  login: ({ username, password, recaptcha }) =>
    mapResult(api.send(postAccessToken, { body: { username, password, ...(recaptcha && { recaptcha }) } }), readAccess),
  mailCode: (email) =>
    mapResult(api.send(postSignInCode, { body: { email } }), ({ msg, expires_in, retry_in }) => ({
      message: msg,
      expiresIn: expires_in,
      retryIn: retry_in,
    })),
  loginByCode: ({ email, code }) =>
    mapResult(api.send(postAccessToken, { body: { username: email, mailed_code: code } }), readAccess),
  secondStep: ({ ticket, code }) =>
    mapResult(api.send(postAccessToken, { body: { ticket, code: bareSecondStepCode(code) } }), readAccess),
  joinAsGuest: ({ agreement, newsletter, insiderContactList }) =>
    mapResult(
      api.send(postGuestMembership, {
        body: { contract_accepted: agreement, newsletter, insider_contact_list: insiderContactList },
      }),
      readAccess,
    ),
  socialProviders: () =>
    mapResult(api.send(getSocialProviders, {}), ({ items }) =>
      items.map(({ name, client_id, authorization_url }) => ({
        name,
        clientId: client_id,
        authorizationUrl: authorization_url,
      })),
    ),
  socialToken: ({ returnTo, ...answer }) =>
    mapResult(api.send(postSocialToken, { body: { ...answer, return_to: returnTo } }), ({ token }) => token),
  async loginBySocial({ provider, token }) {
    const body = provider === 'google' ? { google_token: token } : { facebook_token: token }
    const answer = await mapResult(api.send(postAccessToken, { body }), readAccess)
    return answer.ok ? answer : fail(readStranger(answer.failure))
  },
  renew: () => mapResult(api.send(postAccessToken, { body: {} }), readAccess),
  logout: () => mapResult(api.send(postLogout, { body: {} }), () => undefined),
  endLeft: ({ session, listingKey }) =>
    mapResult(
      api.send(postEndLeftSession, { body: { session_id: session, listing_key: listingKey } }),
      () => undefined,
    ),
})

/** Code 5011 carries the data for sign-up; without it the refusal is an ordinary one. */
function readStranger(failure: GatewayFailure): GatewayFailure | Unregistered {
  if (failure.kind !== 'refused' || failure.code !== loginCodes.unregistered) return failure
  const remote = v.safeParse(unregisteredSocial, failure.data)
  if (!remote.success) return failure
  const { token, first_name: firstName, last_name: lastName, email } = remote.output
  return { kind: 'unregistered', message: failure.message, remoteUser: { token, firstName, lastName, email } }
}

/** A token with its user, from the wire. */
export const readAccess = (wire: AccessWire): Access => ({
  accessToken: wire.access_token,
  listingKey: wire.listing_key,
  user: readUser(wire.user),
  messages: wire.messages,
})

const readUser = (wire: UserWire): User => ({
  userId: wire.user_id,
  isActive: wire.is_active,
  firstName: wire.first_name,
  lastName: wire.last_name,
  email: wire.email,
  newsletter: wire.newsletter,
  insiderContactList: wire.insider_contact_list,
  guestEmail: wire.guest_email,
})
