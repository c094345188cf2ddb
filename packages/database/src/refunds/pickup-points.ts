import type { PickupPoints } from '@market/commerce'
import type { Database } from '../open-database.ts'

export const sqlPickupPoints = (db: Database): PickupPoints => ({
  pointsOf: ({ city, district }) =>
    db
      .selectFrom('pickup_points')
      .selectAll()
      .where('kind', 'in', ['branch', 'kargomat'])
      .where('city', '=', city)
      .where('district', '=', district)
      .orderBy('id')
      .execute(),
})
