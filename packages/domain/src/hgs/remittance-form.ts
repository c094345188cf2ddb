import type { HgsVehicle } from './hgs-vehicle.ts'

/** Who asks for the mail and for which vehicle, as typed. */
export interface RemittanceForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly vehicle: HgsVehicle
}
/** The fields that can be reported as wrong. */
export type RemittanceField = keyof RemittanceForm
