import type { BuyBackTab } from '@market/domain/buy-back'
import type { Database } from '@market/database'

/** Query of the models that a service buys, which are those with a price. */
const bought = (db: Database, service: BuyBackTab) =>
  db
    .selectFrom('device_models as m')
    .where((row) =>
      row.exists(
        row
          .selectFrom('device_prices as p')
          .select('p.model_id')
          .whereRef('p.model_id', '=', 'm.id')
          .where('p.service', '=', service),
      ),
    )

export const typesOf = (db: Database, service: BuyBackTab) =>
  db
    .selectFrom('device_types as t')
    .select(['t.id', 't.name'])
    .where('t.id', 'in', bought(db, service).select('m.type_id'))
    .orderBy('t.id')
    .execute()

export const brandsOf = (db: Database, service: BuyBackTab, type: number) =>
  db
    .selectFrom('device_brands as b')
    .select(['b.id', 'b.name'])
    .where('b.id', 'in', bought(db, service).select('m.brand_id').where('m.type_id', '=', type))
    .orderBy('b.id')
    .execute()

export const modelsOf = (db: Database, service: BuyBackTab, of: { readonly type: number; readonly brand: number }) =>
  bought(db, service)
    .select(['m.id', 'm.name'])
    .where('m.type_id', '=', of.type)
    .where('m.brand_id', '=', of.brand)
    .orderBy('m.position')
    .execute()

/** Memory sizes with different prices at garantili, of one model or of all. */
export async function memoriesOf(db: Database, model: number | undefined) {
  const rows = await db
    .selectFrom('device_prices')
    .select('memory_gb')
    .distinct()
    .where('service', '=', 'garantili')
    .where('memory_gb', '>', 0)
    .$if(model !== undefined, (query) => query.where('model_id', '=', model ?? 0))
    .orderBy('memory_gb')
    .execute()
  return rows.map(({ memory_gb }) => ({ id: memory_gb, name: memoryName(memory_gb) }))
}

export const memoryName = (gb: number): string => (gb < 1024 ? `${gb} GB` : `${gb / 1024} TB`)
