import { type HttpTransport, parsedBody } from '@market/http'
import type { Dispatcher } from 'undici'
import { openPool } from './calls/open-pool.ts'

const patienceMs = 15_000

/**
 * Sends requests over a pool of open connections. This takes half the processor time of `fetch`, and a page's one call
 * is a large part of its time.
 */
export function poolTransport(apiUrl: string): HttpTransport {
  const pool = openPool(apiUrl, { headersTimeout: patienceMs, bodyTimeout: patienceMs })
  return ({ url, method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const { pathname, search } = new URL(url)
      const parts: Buffer[] = []
      let running: Dispatcher.DispatchController | undefined
      let status = 0
      const giveUp = () => {
        running?.abort(signal?.reason)
        reject(signal?.reason)
      }
      if (signal?.aborted) return giveUp()
      signal?.addEventListener('abort', giveUp)
      pool.dispatch(
        { path: pathname + search, method, headers, body: body ?? null },
        {
          onRequestStart(controller) {
            running = controller
            // The request was aborted while it waited for a connection.
            if (signal?.aborted) giveUp()
          },
          onResponseStart(_controller, code) {
            status = code
          },
          onResponseData(_controller, part) {
            parts.push(part)
          },
          onResponseEnd() {
            signal?.removeEventListener('abort', giveUp)
            resolve({ status, body: parsedBody(Buffer.concat(parts).toString()) })
          },
          onResponseError(_controller, error) {
            signal?.removeEventListener('abort', giveUp)
            reject(error)
          },
        },
      )
    })
}
