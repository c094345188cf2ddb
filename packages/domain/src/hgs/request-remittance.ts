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
type RemittanceField = keyof RemittanceForm

/** Asks for a mail that says how to add to a balance by bank transfer. */
export const requestRemittance =
  ({ tolls }: { readonly tolls: Pick<HgsGateway, 'requestRemittance'> }) =>
  (typed: RemittanceForm): Submitted<void, RemittanceField> => {
    const form = { ...formToSend(typed), vehicle: normalizeVehicle(typed.vehicle) }
    const problems = [
      ...formProblems<Exclude<RemittanceField, 'vehicle'>>({ ...form }, [
        ['firstName'],
        ['lastName'],
        ['email', { valid: isEmail, longest: 254 }],
        ['phone', { valid: isPhone }],
      ]),
      ...vehicleProblems(form.vehicle),
    ]
    return submitForm(problems, () => tolls.requestRemittance(form))
  }
