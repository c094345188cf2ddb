import { getActivationLink, postActivationCode, postRegister, postResendActivation } from '@market/contract'
import type { MembershipGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'
import { readTold } from './read-told.ts'

export const httpMemberships = (api: ApiClient): MembershipGateway => ({
  register: (form) =>
    mapped(
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
      (wire) => ({ ...readTold(wire), activationDue: wire.activation_required }),
    ),
  resendActivation: (request) => mapped(api.send(postResendActivation, { body: request }), readTold),
  checkActivation: (code) => mapped(api.send(getActivationLink, { params: { code } }), readTold),
  activate: (code) => mapped(api.send(postActivationCode, { body: { code } }), readTold),
})
