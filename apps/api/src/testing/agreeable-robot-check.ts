import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Config } from '../platform/config/config.ts'

/** A fake of Google's robot check that accepts every solution, so that tests reach the code behind a form. */
export async function startAgreeableRobotCheck(): Promise<{
  readonly recaptcha: NonNullable<Config['recaptcha']>
  stop(): void
}> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('{"success":true,"hostname":"localhost"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = `http://127.0.0.1:${port}/`
  return {
    recaptcha: { secret: 'deneme', siteKey: 'deneme', verifyUrl: url, scriptUrl: url },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
