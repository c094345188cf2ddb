import { makeLog, runServer } from '@market/server'
import { startWeb } from './start-web.ts'
import { readWebConfig } from './web-config.ts'

await runServer(() => {
  const config = readWebConfig(process.env)
  return startWeb(config, makeLog('web', config.logLevel))
})
