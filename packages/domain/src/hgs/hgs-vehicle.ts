import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../kernel/form-problems.ts'
import { asciiUpper } from '../text/ascii-upper.ts'
import { isLicencePlate, isVin } from '../validation/vehicle-number.ts'

/** What a toll account is found by. */
export interface HgsVehicle {
  readonly by: 'plate' | 'vin'
  readonly text: string
}

const valid = { plate: isLicencePlate, vin: isVin } as const

/** A plate or VIN as it is sent: without spaces, in capitals. */
export const normalizeVehicle = ({ by, text }: HgsVehicle): HgsVehicle => ({
  by,
  text: asciiUpper(text),
})

/** What keeps a toll account from being looked for (rules.md V9, V10). */
export const vehicleProblems = (vehicle: HgsVehicle): readonly FieldProblem<'vehicle'>[] =>
  formProblems({ vehicle: vehicle.text }, [['vehicle', { valid: valid[vehicle.by] }]])
