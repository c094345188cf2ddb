import { getAccountExport, postDeleteAccount, postDeletionCode } from '@market/contract'
import type { PrivacyGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { toMessageResponse } from './to-message-response.ts'

/** `PrivacyGateway`: export and deletion of the account. */
export const httpPrivacy = (api: ApiClient): PrivacyGateway => ({
  exportAll: () => mapResult(api.send(getAccountExport, {}), (wire) => JSON.stringify(wire, null, 2)),
  mailCode: () => mapResult(api.send(postDeletionCode, { body: {} }), toMessageResponse),
  deleteAccount: ({ secondStep, ...proof }) =>
    mapResult(
      api.send(postDeleteAccount, { body: { ...proof, ...(secondStep !== undefined && { second_step: secondStep }) } }),
      () => undefined,
    ),
})
