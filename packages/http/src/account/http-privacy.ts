import { postAccountExport, postDeleteAccount, postDeletionCode, postExportCode } from '@market/contract'
import type { AccountProof, PrivacyGateway } from '@market/domain/account'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { toMessageResponse } from './to-message-response.ts'

/** `PrivacyGateway`: export and deletion of the account. */
export const httpPrivacy = (api: ApiClient): PrivacyGateway => ({
  exportAll: (proof) =>
    mapResult(api.send(postAccountExport, { body: writeProof(proof) }), (wire) => JSON.stringify(wire, null, 2)),
  mailCode: (what) =>
    mapResult(api.send(what === 'export' ? postExportCode : postDeletionCode, { body: {} }), toMessageResponse),
  deleteAccount: (proof) => mapResult(api.send(postDeleteAccount, { body: writeProof(proof) }), () => undefined),
})

const writeProof = ({ secondStep, ...proof }: AccountProof) => ({
  ...proof,
  ...(secondStep !== undefined && { second_step: secondStep }),
})
