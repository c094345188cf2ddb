import { labelKey } from '@market/pictures'
import type { Database } from '@market/database'

const minute = 60_000

/** Whether a label is the name of a manufacturer in the catalogue. Names are cached for a minute. */
export function makerLabels(db: Database): (label: string) => Promise<boolean> {
  const read = async () => {
    const brands = await db.selectFrom('brands').select('name').execute()
    return new Set(brands.map(({ name }) => labelKey(name)))
  }
  let known: ReturnType<typeof read> | undefined
  let readAt = 0
  return async (label) => {
    if ((await known?.catch(() => undefined))?.has(label)) return true
    if (!known || performance.now() - readAt > minute) {
      readAt = performance.now()
      known = read()
      known.catch(() => (known = undefined))
    }
    return (await known).has(label)
  }
}
