import { fileURLToPath } from 'node:url'

/** Where the page on the core's surface is kept. */
export const reportFile = fileURLToPath(new URL('../../../../docs/api/domain.api.md', import.meta.url))
