import ky from 'ky'
import type { HttpTransport } from './http-transport.ts'
import { parsedBody } from './parsed-body.ts'

const limitMs = 15_000
const http = ky.create({ throwHttpErrors: false, timeout: limitMs, retry: 0 })

/** Sends requests with fetch. A truncated response counts as no response. */
export const kyTransport: HttpTransport = async ({ url, ...request }) => {
  // ky's own timeout ends with the headers; this one also ends a body that never completes.
  const response = await http(url, { signal: AbortSignal.timeout(limitMs), ...request })
  const date = response.headers.get('date')
  return { status: response.status, body: parsedBody(await response.text()), date }
}
