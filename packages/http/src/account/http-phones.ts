import { postAccessToken, postPhoneCode, postPhoneProof, postSignInCode } from '@market/contract'
import type { PhoneGateway } from '@market/domain/account'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapResult } from '../kernel/map-result.ts'
import { readAccess } from '../session/http-session.ts'
import { readProfile } from './http-profiles.ts'
import { readSent } from './read-sent.ts'

const bare = (code: string) => code.replaceAll(/\s/g, '')

/** `PhoneGateway`: codes by SMS. */
export const httpPhones = (api: ApiClient): PhoneGateway => ({
  sendProof: (password) => mapResult(api.send(postPhoneCode, { body: { password } }), readSent),
  prove: (code) => mapResult(api.send(postPhoneProof, { body: { code: bare(code) } }), readProfile),
  sendLogin: (phone) => mapResult(api.send(postSignInCode, { body: { phone } }), readSent),
  logIn: ({ phone, code }) =>
    mapResult(api.send(postAccessToken, { body: { phone, sms_code: bare(code) } }), readAccess),
})
