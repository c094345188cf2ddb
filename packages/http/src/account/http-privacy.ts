import { getAccountExport, postDeleteAccount, postDeletionCode } from '@market/contract'
import type { PrivacyGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'
import { readTold } from './read-told.ts'

export const httpPrivacy = (api: ApiClient): PrivacyGateway => ({
  exportAll: () => mapped(api.send(getAccountExport, {}), (wire) => JSON.stringify(wire, null, 2)),
  mailCode: () => mapped(api.send(postDeletionCode, { body: {} }), readTold),
  deleteAccount: (proof) => mapped(api.send(postDeleteAccount, { body: proof }), () => undefined),
})
