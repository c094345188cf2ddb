import type { HgsVehicle } from './hgs-vehicle.ts'

/** The form that requests an HGS mail for a vehicle, as typed. */
export interface RemittanceForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly vehicle: HgsVehicle
}
/** The fields that can be reported as wrong. */
export type RemittanceField = keyof RemittanceForm
