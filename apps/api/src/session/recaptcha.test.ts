import { createServer, type Server } from 'node:http'
import { getRobotCheck, postForgotPassword } from '@market/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../testing/free-ports.ts'
import { startTestApi, type TestApi } from '../testing/index.ts'
import { makeVisitor } from '../testing/make-visitor.ts'

/** A fake of Google's verifier that answers what the solution says. */
let verifier: Server
let api: TestApi
const heard: URLSearchParams[] = []
beforeAll(async () => {
  const port = await freePort()
  verifier = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const asked = new URLSearchParams(Buffer.concat(chunks).toString())
    heard.push(asked)
    response.end(asked.get('response'))
  })
  await new Promise<void>((resolve) => verifier.listen(port, '127.0.0.1', resolve))
  const verifyUrl = `http://127.0.0.1:${port}/siteverify`
  api = await startTestApi({
    siteUrl: 'https://guvercin.test',
    recaptcha: { secret: 'gizli', siteKey: 'site-anahtari', verifyUrl, scriptUrl: 'https://robot.test/api.js' },
  })
})
afterAll(async () => {
  await api.stop()
  verifier.closeAllConnections()
  await new Promise((resolve) => verifier.close(resolve))
})

const send = async (verdict: unknown) => {
  const visitor = await makeVisitor(api.url)
  const recaptcha = typeof verdict === 'string' ? verdict : JSON.stringify(verdict)
  const answer = await visitor.call(postForgotPassword, { body: { user_email: 'kimse@ornek.test', recaptcha } })
  return answer.status
}

it('gives the site key, and asks the verifier with the secret', async () => {
  const visitor = await makeVisitor(api.url)
  expect(await visitor.ask(getRobotCheck)).toEqual({
    kind: 'recaptcha',
    site_key: 'site-anahtari',
    script_url: 'https://robot.test/api.js',
  })
  expect(await send({ success: true, hostname: 'guvercin.test' })).toBe(200)
  expect(heard.at(-1)?.get('secret')).toBe('gizli')
})

it('refuses what failed, was solved on another host, or cannot be verified', async () => {
  expect(await send({ success: false, 'error-codes': ['timeout-or-duplicate'] })).toBe(422)
  expect(await send({ success: true, hostname: 'baska.test' })).toBe(422)
  expect(await send({ success: true })).toBe(422)
  expect(await send('<html>')).toBe(422)
  verifier.closeAllConnections()
  await new Promise((resolve) => verifier.close(resolve))
  expect(await send({ success: true, hostname: 'guvercin.test' })).toBe(422)
})
