import ky from 'ky'
import type { Exchange } from './exchange.ts'

const http = ky.create({ throwHttpErrors: false, timeout: 15_000, retry: 0 })

/** Asks as a browser does. */
export const kyExchange: Exchange = async ({ url, ...question }) => {
  const response = await http(url, question)
  const date = response.headers.get('date')
  return { status: response.status, body: await response.json().catch(() => undefined), date }
}
