import ky from 'ky'
import type { HttpTransport } from './http-transport.ts'
import { parsedBody } from './parsed-body.ts'

const limitMs = 15_000
const http = ky.create({ throwHttpErrors: false, timeout: limitMs, retry: 0 })

/** Asks as a browser does. An answer that breaks off is none. */
export const kyTransport: HttpTransport = async ({ url, ...request }) => {
  // ky's own limit is that of the headers: a body that never ends would hold its page as long.
  const response = await http(url, { signal: AbortSignal.timeout(limitMs), ...request })
  const date = response.headers.get('date')
  return { status: response.status, body: parsedBody(await response.text()), date }
}
