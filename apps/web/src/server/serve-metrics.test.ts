// @vitest-environment node
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { serveMetrics } from './serve-metrics.ts'

it('counts responses by route and status on a separate port, also hijacked ones', async () => {
  const app = Fastify()
  const port = await serveMetrics(app, 0)
  app.get('/*', (_request, reply) => {
    reply.raw.writeHead(200).end('page')
    reply.hijack()
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  await (await fetch(`${url}/arama?q=gizli`)).text()
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/*",status="200"} 1')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toContain('gizli')
  await app.close()
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow('fetch failed')
})
