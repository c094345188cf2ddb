import autocannon from 'autocannon'
import { cpuMs } from './process-use.ts'

/**
 * Sends `amount` requests to a server, using the paths in turn. Returns the processor time in ms that each of its
 * processes spent per request. Throws if a status is not 200.
 */
export async function askMany(
  url: string,
  paths: readonly string[],
  { pids, amount }: { readonly pids: readonly number[]; readonly amount: number },
): Promise<readonly number[]> {
  const before = pids.map(cpuMs)
  let asked = 0
  const result = await autocannon({
    url,
    amount,
    connections: 8,
    timeout: 60,
    headers: { 'accept-encoding': 'br' },
    requests: [
      {
        setupRequest: (request) => {
          asked += 1
          return { ...request, path: paths[asked % paths.length] ?? '/' }
        },
      },
    ],
  })
  if (result['2xx'] !== amount)
    throw new Error(`${url}: ${result['2xx']} of ${amount} requests were answered with a page`)
  return pids.map((pid, index) => (cpuMs(pid) - (before[index] ?? 0)) / amount)
}
