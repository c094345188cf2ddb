import { bareHeaders } from './bare-headers.ts'

const statusOf: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** The bytes that answer what is not a request, by the error's code, with every security header (security.md 31). */
export function rawAnswer(
  code: string | undefined,
  { type, body } = { type: 'text/plain; charset=utf-8', body: '' },
): string {
  const headers = {
    ...bareHeaders,
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${statusOf[code ?? ''] ?? '400 Bad Request'}\r\n${lines.join('')}\r\n${body}`
}
