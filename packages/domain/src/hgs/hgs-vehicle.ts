import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { asciiUpper } from '../text/ascii-upper.ts'
import { isLicencePlate, isVin } from '../validation/vehicle-number.ts'

/** The number by which a toll account is found. */
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

/** Problems of the number of a vehicle (rules.md V9, V10). */
export const vehicleProblems = (vehicle: HgsVehicle): readonly FieldProblem<'vehicle'>[] =>
  formProblems({ vehicle: vehicle.text }, [['vehicle', { valid: valid[vehicle.by] }]])
