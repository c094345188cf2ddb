import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { documentWorker, type DocumentToSet } from '@market/documents'
import { makeQueue } from '../limits/make-queue.ts'

/** One at a time; a client who comes as the thirteenth would wait for some five seconds. */
export const documentQueue = makeQueue({ atOnce: 1, maxWaiting: 12 })
/** The mail, its next try and the shopper's own copy are one document. */
const set = new LRUCache<string, Buffer>({ maxSize: 8 * 1024 * 1024, sizeCalculation: ({ length }) => length })
let worker: Worker | undefined

/** A document as PDF, which takes a thread of its own 0.2 s or more: shoppers' calls go on meanwhile. */
export function setDocument({ title, subtitle, shop, html }: DocumentToSet, signal?: AbortSignal): Promise<Buffer> {
  const document = { title, subtitle, shop, html }
  const key = createHash('sha256').update(JSON.stringify(document)).digest('base64')
  return documentQueue.run(async () => {
    const pdf = set.get(key) ?? (await ask(document))
    set.set(key, pdf)
    return pdf
  }, signal)
}

async function ask(document: DocumentToSet): Promise<Buffer> {
  worker ??= new Worker(documentWorker)
  const asked = worker
  // Only while it works does it keep the process from ending.
  asked.ref()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
  asked.postMessage(document)
  try {
    const [pdf] = (await once(asked, 'message')) as [Uint8Array]
    return Buffer.from(pdf)
  } catch (failure) {
    worker = undefined
    throw failure
  } finally {
    asked.unref()
  }
}
