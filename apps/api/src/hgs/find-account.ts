import { type HgsVehicle, normalizeVehicle, vehicleProblems } from '@market/domain/hgs'
import type { Database } from '@market/database'
import { checkForm } from '../platform/http/check-form.ts'
import { ApiError } from '../platform/http/api-error.ts'
import { texts } from './texts.ts'

/**
 * Finds the toll account of a vehicle. Refuses with 422 a text that is not a plate or VIN, with 404 a vehicle without
 * an account.
 */
export async function findAccount(db: Database, typed: HgsVehicle) {
  const { by, text } = normalizeVehicle(typed)
  checkForm(vehicleProblems({ by, text }), texts.vehicle)
  const account = await db
    .selectFrom('hgs_accounts')
    .select(['plate', 'vehicle_class', 'balance'])
    .where(by, '=', text)
    .executeTakeFirst()
  if (!account) throw new ApiError(404, texts.unknownVehicle)
  return account
}
