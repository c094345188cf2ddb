import { openPatiently } from '@market/api/open-patiently'

/** Raises the limits per network a hundredfold, because the visitors of all tests share an address. */
export async function raiseNetworkLimits(databaseUrl: string): Promise<void> {
  const { db, close } = await openPatiently(databaseUrl, { poolSize: 1 })
  const raised = await db
    .updateTable('limits')
    .set((row) => ({ most: row('most', '*', 100) }))
    .where('name', 'like', '%address')
    .executeTakeFirst()
  await db.updateTable('order_limits').set({ of_network: 10_000 }).execute()
  await close()
  if (raised.numUpdatedRows === 0n) throw new Error('The shop has no limits of a network to raise.')
}
