import { day, type World } from '../world/open-world.ts'
import { goods } from './goods.ts'

/** The office fills the shelves every morning, but not beyond what they hold. */
export async function* restock(world: World): AsyncGenerator<number, void, void> {
  for (;;) {
    const shelves = await world.api().deps.db.selectFrom('product_stock').selectAll().execute()
    for (const { id, units } of goods())
      for (const [combination, full] of Object.entries(units)) {
        const shelf = shelves.find((one) => one.product_id === id && one.combination === combination)
        const stock = shelf?.stock ?? 0
        if (stock >= full || !world.dice.chance(0.6)) continue
        const said = await world.office('set-stock', String(id), String(full), ...(combination ? [combination] : []))
        if (said === undefined) continue
        const place = `${id}:${combination}`
        world.delivered.set(place, (world.delivered.get(place) ?? 0) + full - stock)
      }
    yield day
  }
}
