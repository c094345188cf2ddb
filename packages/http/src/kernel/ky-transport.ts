import ky from 'ky'
import type { HttpTransport } from './http-transport.ts'

const http = ky.create({ throwHttpErrors: false, timeout: 15_000, retry: 0 })

/** Asks as a browser does. */
export const kyTransport: HttpTransport = async ({ url, ...request }) => {
  const response = await http(url, request)
  const date = response.headers.get('date')
  return { status: response.status, body: await response.json().catch(() => undefined), date }
}
