import { getCheckResetToken, postForgotPassword, postRecoverPassword, postUpdatePassword } from '@market/contract'
import type { PasswordGateway } from '@market/domain'
import type { ApiClient } from '../kernel/api-client.ts'
import { mapped } from '../kernel/mapped.ts'
import { readTold } from './read-told.ts'

export const httpPasswords = (api: ApiClient): PasswordGateway => ({
  forget: ({ email, recaptcha }) =>
    mapped(api.send(postForgotPassword, { body: { user_email: email, recaptcha } }), readTold),
  checkToken: (token) => mapped(api.send(getCheckResetToken, { params: { token } }), readTold),
  recover: (request) => mapped(api.send(postRecoverPassword, { body: request }), readTold),
  change: ({ current, password }) =>
    mapped(api.send(postUpdatePassword, { body: { old_password: current, new_password: password } }), readTold),
})
