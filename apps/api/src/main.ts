import { readConfig } from './kernel/config.ts'
import { makeLog } from './kernel/make-log.ts'
import { startApi } from './start-api.ts'

/** Whoever stops a process waits ten seconds for it. */
const mostStopMs = 9_500

try {
  const config = readConfig(process.env)
  const progress = (text: string) => process.stdout.write(`${text}\n`)
  const outside = { clock: { now: () => new Date() }, log: makeLog(config.logLevel) }
  const api = await startApi(config, outside, { progress })
  const stop = () => {
    setTimeout(() => process.exit(1), mostStopMs).unref()
    void api.stop().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  // A start that fails says why in one sentence; the stack is of no use to whoever started it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
