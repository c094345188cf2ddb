import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { request as requestSecurely } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { adapt, demand, runProgram, startProgram, until } from './machine.ts'

/** Checks HAProxy: it serves TLS, redirects plain HTTP to it, and sets the client address itself. */
export async function checkProxy(folder: string, ports: readonly [plain: number, secure: number]): Promise<void> {
  const certs = join(folder, 'certs')
  mkdirSync(certs)
  const [key, chain] = [join(folder, 'key.pem'), join(folder, 'chain.pem')]
  const subject = ['-subj', '/CN=localhost', '-days', '1']
  runProgram('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', chain, ...subject])
  writeFileSync(join(certs, 'shop.pem'), readFileSync(chain, 'utf8') + readFileSync(key, 'utf8'))
  let heard: IncomingHttpHeaders = {}
  const web = createServer(({ headers, url }, answer) => {
    if (url !== '/healthz') heard = headers
    answer.end('shop')
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  const config = adapt('haproxy.cfg', join(folder, 'haproxy.cfg'), {
    // Test machines limit the open files of a process.
    'maxconn 20000': 'maxconn 200',
    '    user haproxy\n    group haproxy\n': '',
    'log /dev/log local0': '',
    'bind :80\n': `bind 127.0.0.1:${ports[0]}\n`,
    'bind :443': `bind 127.0.0.1:${ports[1]}`,
    '/etc/haproxy/certs/': `${certs}/`,
    '127.0.0.1:3000': `127.0.0.1:${(web.address() as AddressInfo).port}`,
  })
  runProgram('haproxy', ['-c', '-q', '-f', config])
  const stop = startProgram('haproxy', ['-db', '-q', '-f', config])
  try {
    const answer = await until('HAProxy', () => ask(ports[1]))
    demand(answer.status === 200, `HAProxy answered ${answer.status} over TLS`)
    demand(answer.headers['strict-transport-security'] !== undefined, 'no strict-transport-security')
    demand(heard['x-forwarded-for'] === '127.0.0.1', `the web server heard ${heard['x-forwarded-for']}`)
    demand(heard.forwarded === undefined, 'a forged Forwarded reached the web server')
    const plain = await fetch(`http://127.0.0.1:${ports[0]}/arama?q=bal`, { redirect: 'manual' })
    demand(plain.status === 308, `a plain request was answered ${plain.status}`)
    demand(plain.headers.get('location')?.startsWith('https://') === true, 'it was not sent to https')
  } finally {
    stop()
    web.close()
    web.closeAllConnections()
  }
}

const ask = (port: number) =>
  new Promise<{ readonly status: number; readonly headers: IncomingHttpHeaders }>((resolve, reject) => {
    const headers = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7' }
    const options = { host: '127.0.0.1', port, path: '/', headers, rejectUnauthorized: false, agent: false }
    requestSecurely(options, (answer) => {
      answer.resume()
      // HAProxy answers 503 until its health check has reached the web server.
      if (answer.statusCode === 503) reject(new Error('not yet'))
      else resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
    })
      .once('error', reject)
      .end()
  })
