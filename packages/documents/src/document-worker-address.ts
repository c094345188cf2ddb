/**
 * URL of the worker thread that answers each `DocumentToSet` with its PDF as bytes; one document takes 0.2 s or more.
 */
export const documentWorker = new URL('document-worker.ts', import.meta.url)
