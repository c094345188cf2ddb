import { deviceBrands, deviceQuestions, devices, deviceTypes, type SeedDevice } from '@market/demo-data'
import type { Database } from '@market/database'
import { insertRows } from './insert-rows.ts'

/**
 * Adds the devices that are bought and their questions, unless there are any. From then on the operator maintains these
 * tables.
 */
export async function addDevices(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const there = await trx.selectFrom('device_types').select('id').limit(1).executeTakeFirst()
    if (there) return
    await insertRows(trx, 'device_types', deviceTypes())
    await insertRows(trx, 'device_brands', deviceBrands())
    await insertRows(
      trx,
      'device_models',
      devices().map(({ id, type, brand, name }, position) => ({ id, type_id: type, brand_id: brand, position, name })),
    )
    await insertRows(trx, 'device_prices', devices().flatMap(pricesOf))
    await insertRows(
      trx,
      'device_questions',
      deviceQuestions().map(({ service, type, name }, index) => ({
        id: index + 1,
        service,
        type_id: type,
        position: index,
        name,
      })),
    )
    await insertRows(
      trx,
      'device_options',
      deviceQuestions().flatMap(({ options }, index) =>
        options.map(({ name, less, refusal = null }, position) => ({
          id: (index + 1) * 100 + position,
          question_id: index + 1,
          position,
          name,
          deduction: less * 100,
          refusal,
        })),
      ),
    )
  })
}

/**
 * The prices of a device: each memory size adds an eighth. Delta does not ask for the memory and pays a little less
 * than for the smallest.
 */
function pricesOf({ id, type, best, memories }: SeedDevice) {
  const row = (service: string, memory_gb: number, lira: number) => ({
    service,
    model_id: id,
    memory_gb,
    // Rounds to tens of lira, in kuruş.
    price: Math.round(lira / 10) * 1000,
  })
  const garantili = type === 1 ? memories.map((gb, step) => row('garantili', gb, best * (1 + step / 8))) : []
  return [...garantili, row('delta', 0, best * 0.94)]
}
