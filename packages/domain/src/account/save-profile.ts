import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { formToSend } from '../validation/form-to-send.ts'
import type { Profile, ProfileForm, ProfileGateway } from './profile-gateway.ts'

/** The fields of the profile form that can be reported as wrong. */
export type ProfileField = 'firstName' | 'lastName'

/** Names keep only letters and spaces (rules.md T2); the remainder must not be empty. */
export const profileProblems = (form: ProfileForm): readonly FieldProblem<ProfileField>[] =>
  formProblems<ProfileField>(form, [['firstName'], ['lastName']])

/** Saves the member's name and consents. */
export const saveProfile =
  ({ profiles }: { readonly profiles: ProfileGateway }) =>
  (form: ProfileForm): Submitted<Profile, ProfileField> => {
    const profile = formToSend(form)
    return submitForm(profileProblems(profile), () => profiles.save(profile))
  }
