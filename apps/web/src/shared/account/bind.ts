import { activateByCode, forgetPassword, resendActivation } from '@market/domain/account'
import { made, roomModule } from '@market/react'
import { services } from '../../composition/tokens.ts'

export const accountCases = roomModule({
  activateByCode: made(activateByCode, { memberships: services.MembershipGateway }),
  forgetPassword: made(forgetPassword, { passwords: services.PasswordGateway }),
  resendActivation: made(resendActivation, { memberships: services.MembershipGateway }),
})
