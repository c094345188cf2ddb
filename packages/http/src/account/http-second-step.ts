import {
  getSecondStep,
  postRecoveryCodes,
  postSecondStepBegin,
  postSecondStepConfirm,
  postSecondStepRemove,
} from '@market/contract'
import { bareSecondStepCode } from '@market/domain/session'
import type { SecondStepGateway } from '@market/domain/account'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'

/** `SecondStepGateway`: turning the second step of signing in on and off. */
export const httpSecondStep = (api: ApiClient): SecondStepGateway => ({
  read: () =>
    mapResult(api.send(getSecondStep, {}), ({ on, since, recovery_codes: recoveryCodes }) => ({
      on,
      since: since === null ? undefined : new Date(since),
      recoveryCodes,
    })),
  begin: (password) =>
    mapResult(api.send(postSecondStepBegin, { body: { password } }), ({ key, uri }) => ({ key, uri })),
  confirm: ({ code, idempotencyKey: key }) =>
    mapResult(
      api.send(postSecondStepConfirm, { body: { code: bareSecondStepCode(code) } }, { key }),
      ({ recovery_codes }) => recovery_codes,
    ),
  renewCodes: ({ code, idempotencyKey: key }) =>
    mapResult(
      api.send(postRecoveryCodes, { body: { code: bareSecondStepCode(code) } }, { key }),
      ({ recovery_codes }) => recovery_codes,
    ),
  remove: ({ password, code }) =>
    mapResult(api.send(postSecondStepRemove, { body: { password, code: bareSecondStepCode(code) } }), () => undefined),
})
