import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { isPhone, normalizePhone } from '../validation/phone.ts'
import type { Profile, ProfileGateway } from './profile-gateway.ts'

/** Changes the member's mobile number, sent without spaces (rules.md V14). */
export const changePhone =
  ({ profiles }: { readonly profiles: ProfileGateway }) =>
  (typed: string): Submitted<Profile, 'phone'> => {
    const phone = normalizePhone(typed)
    return submitForm(formProblems({ phone }, [['phone', { valid: isPhone }]]), () => profiles.changePhone(phone))
  }
