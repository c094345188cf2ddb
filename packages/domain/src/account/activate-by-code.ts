import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import type { MembershipGateway, MessageResponse } from './membership-gateway.ts'

/** Opens the account with the code of the mail, which may have been copied with spaces. */
export const activateByCode =
  ({ memberships }: { readonly memberships: MembershipGateway }) =>
  (typed: string): Submitted<MessageResponse, 'code'> => {
    const code = typed.replaceAll(/\s/g, '')
    return submitForm(formProblems({ code }, [['code']]), () => memberships.activate(code))
  }
