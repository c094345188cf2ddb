import { formProblems } from '../kernel/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { isNationalId } from '../validation/national-id.ts'
import type { IdentityGateway } from './identity-gateway.ts'

/** Gives the national ID that a cart needs (rules.md V7, K4). */
export const setNationalId =
  ({ identities }: { readonly identities: IdentityGateway }) =>
  (typed: string): Submitted<void, 'tc'> => {
    const tc = typed.trim()
    return submitForm(formProblems({ tc }, [['tc', { valid: isNationalId }]]), () => identities.setNationalId(tc))
  }
