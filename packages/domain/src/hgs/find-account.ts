import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import type { HgsAccount, HgsGateway } from './hgs-gateway.ts'
import { type HgsVehicle, normalizeVehicle, vehicleProblems } from './hgs-vehicle.ts'

/** Looks up the balance of a vehicle. */
export const findAccount =
  ({ tolls }: { readonly tolls: Pick<HgsGateway, 'account'> }) =>
  (typed: HgsVehicle): Submitted<HgsAccount, 'vehicle'> => {
    const vehicle = normalizeVehicle(typed)
    return submitForm(vehicleProblems(vehicle), () => tolls.account(vehicle))
  }
