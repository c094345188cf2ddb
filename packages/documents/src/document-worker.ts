import { parentPort } from 'node:worker_threads'
import { type Label, makeLabel } from './make-label.ts'
import { makePdf, type DocumentToSet } from './make-pdf.ts'

// A document that cannot be typeset throws and ends this thread, which the caller receives as the failure.
parentPort?.on('message', async (document: DocumentToSet | Label) => {
  const pdf = await ('kind' in document ? makeLabel(document) : makePdf(document))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, no window
  parentPort?.postMessage(pdf)
})
