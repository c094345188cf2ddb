import { type Answer, getMe, postEmailCode, postEmailProof, postSetTc, postUpdatePhone, putMe } from '@market/contract'
import type { IdentityGateway, Profile, ProfileGateway } from '@market/domain/account'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readSent } from './read-sent.ts'

/** `ProfileGateway`: name, consents and phone number. */
export const httpProfiles = (api: ApiClient): ProfileGateway => ({
  read: () => mapResult(api.send(getMe, {}), readProfile),
  save: (form) =>
    mapResult(
      api.send(putMe, {
        body: {
          first_name: form.firstName,
          last_name: form.lastName,
          newsletter: form.newsletter,
          insider_contact_list: form.insiderContactList,
        },
      }),
      readProfile,
    ),
  sendEmailCode: (change) => mapResult(api.send(postEmailCode, { body: change }), readSent),
  proveEmail: ({ email, code }) =>
    mapResult(api.send(postEmailProof, { body: { email, code: code.replaceAll(/\s/g, '') } }), readProfile),
  changePhone: (phone) => mapResult(api.send(postUpdatePhone, { body: { phone } }), readProfile),
})

/** `IdentityGateway`: the national ID that some orders need. */
export const httpIdentities = (api: ApiClient): IdentityGateway => ({
  setNationalId: (tc) => mapResult(api.send(postSetTc, { body: { tc } }), () => undefined),
})

/** A member's settings, from the wire. */
export const readProfile = (wire: Answer<typeof getMe>): Profile => ({
  firstName: wire.first_name,
  lastName: wire.last_name,
  email: wire.email ?? '',
  phone: wire.phone,
  hasPassword: wire.has_password,
  phoneProven: wire.phone_proven,
  newsletter: wire.newsletter,
  insiderContactList: wire.insider_contact_list,
})
