import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../kernel/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { isEmail } from '../validation/email.ts'
import { formToSend } from '../validation/form-to-send.ts'
import { isPhone } from '../validation/phone.ts'
import type { HgsGateway } from './hgs-gateway.ts'
import { type HgsVehicle, normalizeVehicle, vehicleProblems } from './hgs-vehicle.ts'

/** Who asks for the mail and for which vehicle, as typed. */
export interface RemittanceForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly vehicle: HgsVehicle
}
/** The fields that a problem can stand at. */
export type RemittanceField = keyof RemittanceForm

const readyForm = (typed: RemittanceForm): RemittanceForm => ({
  ...formToSend(typed),
  vehicle: normalizeVehicle(typed.vehicle),
})

/** What keeps the mail from being asked for, in the form's order. */
export const remittanceProblems = (typed: RemittanceForm): readonly FieldProblem<RemittanceField>[] => {
  const form = readyForm(typed)
  return [
    ...formProblems<Exclude<RemittanceField, 'vehicle'>>({ ...form }, [
      ['firstName'],
      ['lastName'],
      ['email', { valid: isEmail, maxLength: 254 }],
      ['phone', { valid: isPhone }],
    ]),
    ...vehicleProblems(form.vehicle),
  ]
}

/** Asks for a mail that says how to add to a balance by bank transfer. */
export const requestRemittance =
  ({ tolls }: { readonly tolls: Pick<HgsGateway, 'requestRemittance'> }) =>
  (typed: RemittanceForm): Submitted<void, RemittanceField> =>
    submitForm(remittanceProblems(typed), () => tolls.requestRemittance(readyForm(typed)))
