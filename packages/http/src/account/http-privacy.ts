import { getAccountExport, postDeleteAccount } from '@market/contract'
import type { PrivacyGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'

export const httpPrivacy = (api: ApiClient): PrivacyGateway => ({
  exportAll: () => mapped(api.send(getAccountExport, {}), (wire) => JSON.stringify(wire, null, 2)),
  deleteAccount: (password) => mapped(api.send(postDeleteAccount, { body: { password } }), () => undefined),
})
