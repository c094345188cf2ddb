import { Pool } from 'undici'

/**
 * Opens a pool of connections to the API. An idle connection is closed long before the API closes it after 72 seconds:
 * a request that is sent in that moment fails, and only the shopper could repeat it.
 */
export const openPool = (apiUrl: string, options: Pool.Options): Pool =>
  new Pool(new URL(apiUrl).origin, { keepAliveMaxTimeout: 30_000, ...options })
