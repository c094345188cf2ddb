import { type Database, shopChanges } from '@market/database'

/** Work that calls `changed` when shops have appeared, disappeared or changed for shoppers since it ran before. */
export function followShops(db: Database, changed: () => void): () => Promise<void> {
  let known: number | undefined
  return async () => {
    const version = await shopChanges(db)
    if (known !== undefined && version !== known) changed()
    known = version
  }
}
