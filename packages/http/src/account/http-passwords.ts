import {
  getCheckResetToken,
  getSessions,
  postEndOtherSessions,
  postEndSession,
  postForgotPassword,
  postRecoverPassword,
  postUpdatePassword,
} from '@market/contract'
import type { PasswordGateway } from '@market/domain/account'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { toMessageResponse } from './to-message-response.ts'

/** `PasswordGateway`: forgotten and changed passwords, and the sessions begun with them. */
export const httpPasswords = (api: ApiClient): PasswordGateway => ({
  forget: ({ email, recaptcha }) =>
    mapResult(api.send(postForgotPassword, { body: { user_email: email, recaptcha } }), toMessageResponse),
  checkToken: (token) => mapResult(api.send(getCheckResetToken, { params: { token } }), toMessageResponse),
  recover: (request) => mapResult(api.send(postRecoverPassword, { body: request }), toMessageResponse),
  change: ({ current, password }) =>
    mapResult(
      api.send(postUpdatePassword, { body: { old_password: current, new_password: password } }),
      toMessageResponse,
    ),
  sessions: () =>
    mapResult(api.send(getSessions, {}), ({ items }) =>
      items.map(({ id, device, begun_at, used_at, own }) => ({
        id,
        device: device ?? undefined,
        begunAt: new Date(begun_at),
        usedAt: new Date(used_at),
        own,
      })),
    ),
  endSession: (id) => mapResult(api.send(postEndSession, { body: { session_id: id } }), () => undefined),
  endOtherSessions: () => mapResult(api.send(postEndOtherSessions, { body: {} }), () => undefined),
})
