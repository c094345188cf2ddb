import { parentPort } from 'node:worker_threads'
import { makePdf, type DocumentToSet } from './make-pdf.ts'

// A document that cannot be set ends this thread, which its asker hears as the failure.
parentPort?.on('message', async (document: DocumentToSet) => {
  const pdf = await makePdf(document)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
  parentPort?.postMessage(pdf)
})
