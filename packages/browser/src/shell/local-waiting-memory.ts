import { listSlug, productId } from '@market/domain/kernel'
import type { WaitingMemory, WaitingWish, WaitingWrite } from '@market/domain/shell'
import type { BrowserStorages } from '../browser-storages.ts'
import { parsed, storedText } from '../stored-text.ts'

/**
 * Stores the offline queue in local storage, shared by all tabs. Entries that cannot be read as a write are dropped.
 */
export function localWaitingMemory(storages: BrowserStorages, locks: LockManager | undefined): WaitingMemory {
  const text = storedText(storages, 'waiting_writes')
  return {
    read: () => {
      const kept = parsed(text.read())
      return Array.isArray(kept) ? kept.flatMap(readWrite) : []
    },
    write: (writes) => (writes.length === 0 ? text.remove() : text.write(JSON.stringify(writes))),
    // Without locks two tabs may send the same write, which its key makes a single one.
    alone: (work) => (locks ? locks.request('waiting_writes', work) : work()),
  }
}

function readWrite(kept: unknown): readonly WaitingWrite[] {
  const { key, owner, since, wish } = Object(kept)
  const read = readWish(Object(wish))
  if (!isText(key) || !isText(owner) || typeof since !== 'number' || !read) return []
  return [{ key, owner, since, wish: read }]
}

function readWish({ what, addition, change, item, slug, held }: Readonly<Record<string, unknown>>) {
  const line = readLine(Object(addition ?? change ?? item))
  const { quantity, insurance, goesWith } = Object(addition)
  const { oldNumber, number, dataLayer } = Object(change)
  const wish = (read: WaitingWish) => read
  if (!line) return undefined
  if (what === 'addition' && isCount(quantity)) {
    const services = Array.isArray(insurance) && insurance.every(isCount) ? { insurance } : {}
    const linked = isCount(goesWith) ? { goesWith: productId(goesWith) } : {}
    return wish({ what, addition: { ...line, quantity, ...services, ...linked } })
  }
  if (what === 'change' && isCount(oldNumber) && isCount(number))
    return wish({ what, change: { ...line, oldNumber, number, ...(dataLayer && { dataLayer }) } })
  if (typeof held !== 'boolean') return undefined
  if (what === 'heart') return wish({ what, item: line, held })
  return what === 'list' && isText(slug) ? wish({ what, slug: listSlug(slug), item: line, held }) : undefined
}

const readLine = ({ productId: id, attrId }: Readonly<Record<string, unknown>>) =>
  isCount(id) && typeof attrId === 'string' ? { productId: productId(id), attrId } : undefined
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
