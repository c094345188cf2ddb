import {
  type Answer,
  type CallInput,
  getPasskeys,
  postAccessToken,
  postPasskey,
  postPasskeyBegin,
  postPasskeyChallenge,
  postPasskeyRemove,
  putPasskey,
} from '@market/contract'
import type { Passkey, PasskeyGateway } from '@market/domain/account'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readAccess } from '../session/http-session.ts'

type Made = CallInput<typeof postPasskey>['body']['credential']
type Signed = Extract<CallInput<typeof postAccessToken>['body'], { passkey: object }>['passkey']

/** `PasskeyGateway`: a member's passkeys, and signing in by one. What browser and authenticator say is handed on, for the provider to judge. */
export const httpPasskeys = (api: ApiClient): PasskeyGateway => ({
  list: () => mapResult(api.send(getPasskeys, {}), ({ items }) => items.map(readPasskey)),
  begin: ({ password, secondStep }) =>
    mapResult(
      api.send(postPasskeyBegin, {
        body: { password, ...(secondStep !== undefined && { second_step: secondStep }) },
      }),
      ({ options }) => options,
    ),
  add: ({ name, credential, idempotencyKey: key }) =>
    mapResult(
      api.send(postPasskey, { body: { name, credential: credential as unknown as Made } }, { key }),
      readPasskey,
    ),
  rename: ({ id, ...body }) => mapResult(api.send(putPasskey, { params: { id }, body }), () => undefined),
  remove: ({ id, password }) =>
    mapResult(api.send(postPasskeyRemove, { params: { id }, body: { password } }), () => undefined),
  challenge: () => mapResult(api.send(postPasskeyChallenge, { body: {} }), ({ options }) => options),
  signIn: (credential) =>
    mapResult(api.send(postAccessToken, { body: { passkey: credential as unknown as Signed } }), readAccess),
})

const readPasskey = ({ id, name, created_at, used_at }: Answer<typeof postPasskey>): Passkey => ({
  id,
  name,
  addedAt: new Date(created_at),
  usedAt: used_at === null ? undefined : new Date(used_at),
})
