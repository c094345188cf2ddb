import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { fieldToSend } from '../validation/form-to-send.ts'
import { isNationalId } from '../validation/national-id.ts'
import type { IdentityGateway } from './identity-gateway.ts'

/** Problems of a typed national ID (rules.md V7). */
export const nationalIdProblems = ({ tc }: { readonly tc: string }) =>
  formProblems({ tc: fieldToSend('tc', tc) }, [['tc', { valid: isNationalId }]])

/** Stores the national ID that a cart requires (rules.md V7, K4). */
export const setNationalId =
  ({ identities }: { readonly identities: IdentityGateway }) =>
  (typed: string): Submitted<void, 'tc'> =>
    submitForm(nationalIdProblems({ tc: typed }), () => identities.setNationalId(fieldToSend('tc', typed)))
