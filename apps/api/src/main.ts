import { makeLog, runServer } from '@market/server'
import { readConfig } from './platform/config/config.ts'
import { startApi } from './start-api.ts'

await runServer(() => {
  const config = readConfig(process.env)
  const progress = (text: string) => process.stdout.write(`${text}\n`)
  const outside = { clock: { now: () => new Date() }, log: makeLog('api', config.logLevel) }
  return startApi(config, outside, { progress, followDatabase: true })
})
