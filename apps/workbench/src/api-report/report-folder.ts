import { fileURLToPath } from 'node:url'

/** The folder of the pages on the core's surface. */
export const reportFolder = fileURLToPath(new URL('../../../../docs/api', import.meta.url))
