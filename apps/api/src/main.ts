import { readConfig } from './kernel/config.ts'
import { makeLog } from './kernel/make-log.ts'
import { startApi } from './start-api.ts'

const log = makeLog(process.env['LOG_LEVEL'] ?? 'info')
try {
  const progress = (text: string) => process.stdout.write(`${text}\n`)
  const api = await startApi(readConfig(process.env), { clock: { now: () => new Date() }, log }, { progress })
  const stop = () => void api.stop().then(() => process.exit(0))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
} catch (error) {
  // A start that fails says why in one sentence; the stack is of no use to whoever started it.
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
