import type { Database } from '@market/database'

const offers = [10_000, 20_000, 30_000, 50_000, 100_000, 200_000]

/** Vehicles for trying the shop: generated plates and VINs, not of real vehicles. One is in debt. */
export const demoVehicles = [
  { plate: '34GVR101', vin: 'GVRDENEME00000101', vehicle_class: 1, balance: 12_450 },
  { plate: '06GVR202', vin: 'GVRDENEME00000202', vehicle_class: 1, balance: -3_875 },
  { plate: '35GVR303', vin: 'GVRDENEME00000303', vehicle_class: 2, balance: 0 },
  { plate: '16GVR404', vin: 'GVRDENEME00000404', vehicle_class: 3, balance: 248_000 },
  { plate: '01GVR505', vin: 'GVRDENEME00000505', vehicle_class: 6, balance: 57_325 },
] as const

/** Adds missing accounts and offers; changes by an operator are kept. */
export async function addDemoTolls(db: Database): Promise<void> {
  await db
    .insertInto('hgs_accounts')
    .values([...demoVehicles])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('hgs_offers')
    .values(offers.map((amount, index) => ({ id: index + 1, amount, price: amount })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
