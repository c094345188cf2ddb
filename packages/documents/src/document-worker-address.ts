/** Where a thread begins that answers each `DocumentToSet` with its PDF as bytes; setting one takes 0.2 s or more. */
export const documentWorker = new URL('document-worker.ts', import.meta.url)
