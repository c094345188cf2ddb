import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { documentWorker, type DocumentToSet, type Label } from '@market/documents'
import { makeQueue } from '../limits/make-queue.ts'

/** Renders one document at a time. At most 12 requests wait, because a thirteenth would wait about five seconds. */
export const documentQueue = makeQueue({ atOnce: 1, maxWaiting: 12 })
/** Rendered PDFs by hash of their input: a mail, its retry and the shopper's download share one document. */
const set = new LRUCache<string, Buffer>({ maxSize: 8 * 1024 * 1024, sizeCalculation: ({ length }) => length })
let worker: Worker | undefined

/**
 * Renders a document as PDF. That takes 0.2 s or more, so it runs in a worker thread and does not block other requests.
 */
export const setDocument = ({ title, subtitle, shop, html }: DocumentToSet, signal?: AbortSignal): Promise<Buffer> =>
  typeset({ title, subtitle, shop, html }, signal)

/** Renders the label of a package as PDF, as `setDocument` does. */
export const setLabel = (label: Label): Promise<Buffer> => typeset(label)

function typeset(document: DocumentToSet | Label, signal?: AbortSignal): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(document)).digest('base64')
  return documentQueue.run(async () => {
    const pdf = set.get(key) ?? (await ask(document))
    set.set(key, pdf)
    return pdf
  }, signal)
}

async function ask(document: DocumentToSet | Label): Promise<Buffer> {
  worker ??= new Worker(documentWorker)
  const asked = worker
  // The worker keeps the process alive only while it renders.
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
