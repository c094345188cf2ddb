import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/**
 * A minimal server for comparison: sends the bytes of a file from memory. Reports its address to the parent process.
 */
const body = readFileSync(process.argv[2] ?? '')
const app = Fastify()
app.get('/', (_request, reply) => reply.header('content-encoding', 'br').type('text/html; charset=utf-8').send(body))
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
