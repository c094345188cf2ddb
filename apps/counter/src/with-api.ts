import { readConfig, startApi } from '@market/api/counter'
import { makeLog, runServer } from '@market/server'
import { addDemoPeople } from './people/demo-people.ts'
import { startCounter } from './start-counter.ts'

/** The API and the panels' servers in one process, for the embedded database. */
await runServer(async () => {
  const config = readConfig(process.env)
  const progress = (text: string) => process.stdout.write(`${text}\n`)
  const outside = { clock: { now: () => new Date() }, log: makeLog('api', config.logLevel) }
  const api = await startApi(config, outside, { progress, followDatabase: true })
  await addDemoPeople(api.database, api.deps)
  const counter = await startCounter({ ...api.deps, provider: api.provider })
  return {
    stop: async () => {
      await counter.stop()
      await api.stop()
    },
  }
})
