import { getActivationLink, postActivationCode, postRegister, postResendActivation } from '@market/contract'
import type { MembershipGateway } from '@market/domain/account'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { toMessageResponse } from './to-message-response.ts'

/** `MembershipGateway`: sign-up and activation. */
export const httpMemberships = (api: ApiClient): MembershipGateway => ({
  register: (form) =>
    mapResult(
      api.send(postRegister, {
        body: {
          first_name: form.firstName,
          last_name: form.lastName,
          email: form.email,
          phone: form.phone,
          password: form.password,
          contract_accepted: form.agreement,
          newsletter: form.newsletter,
          insider_contact_list: form.insiderContactList,
          ...(form.socialToken !== undefined && { token: form.socialToken }),
        },
      }),
      (wire) => ({ ...toMessageResponse(wire), activationDue: wire.activation_required }),
    ),
  resendActivation: (request) => mapResult(api.send(postResendActivation, { body: request }), toMessageResponse),
  checkActivation: (code) => mapResult(api.send(getActivationLink, { params: { code } }), toMessageResponse),
  activate: (code) => mapResult(api.send(postActivationCode, { body: { code } }), toMessageResponse),
})
