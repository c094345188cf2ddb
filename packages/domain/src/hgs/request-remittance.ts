import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { isTypedEmail } from '../validation/email.ts'
import { formToSend } from '../validation/form-to-send.ts'
import { isPhone } from '../validation/phone.ts'
import type { HgsGateway } from './hgs-gateway.ts'
import { normalizeVehicle, vehicleProblems } from './hgs-vehicle.ts'
import type { RemittanceField, RemittanceForm } from './remittance-form.ts'

const readyForm = (typed: RemittanceForm): RemittanceForm => ({
  ...formToSend(typed),
  vehicle: normalizeVehicle(typed.vehicle),
})

/** Problems of the request form, in its order. */
export const remittanceProblems = (typed: RemittanceForm): readonly FieldProblem<RemittanceField>[] => {
  const form = readyForm(typed)
  return [
    ...formProblems<Exclude<RemittanceField, 'vehicle'>>({ ...form }, [
      ['firstName'],
      ['lastName'],
      ['email', { valid: isTypedEmail, maxLength: 254 }],
      ['phone', { valid: isPhone }],
    ]),
    ...vehicleProblems(form.vehicle),
  ]
}

/** Requests a mail with instructions for a top-up by bank transfer. */
export const requestRemittance =
  ({ tolls }: { readonly tolls: Pick<HgsGateway, 'requestRemittance'> }) =>
  (typed: RemittanceForm): Submitted<void, RemittanceField> =>
    submitForm(remittanceProblems(typed), () => tolls.requestRemittance(readyForm(typed)))
