import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/**
 * Serves metrics for Prometheus on a local port, which is not reachable from outside. Off by default, because answering
 * a cached page takes less time than measuring it. Resolves with the port.
 */
export async function serveMetrics(app: FastifyInstance, port: number): Promise<number> {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by their time, as the web server sees it',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10],
    registers: [register],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, { raw, elapsedTime }) => {
    // A stream lasts as long as its page is open, so its duration is not a response time.
    if (String(raw.getHeader('content-type')).startsWith('text/event-stream')) return
    durations.observe({ method, route: routeOptions.url ?? 'none', status: raw.statusCode }, elapsedTime / 1000)
  })
  const server = createServer((_request, answer) => {
    void register.metrics().then((text) => answer.writeHead(200, { 'content-type': register.contentType }).end(text))
  })
  app.addHook('onClose', () => {
    server.close()
    server.closeAllConnections()
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
