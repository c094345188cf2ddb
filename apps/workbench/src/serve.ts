import { fileURLToPath } from 'node:url'
import { serverCommand } from '@market/web/spawn-server'

/** What `deploy/serve` runs: becomes the server itself, so that whoever started it sends its signals to the right process. */
const name = process.argv[2]
if (name !== 'api' && name !== 'web') throw new Error('Say api or web.')
const root = fileURLToPath(new URL('../../..', import.meta.url))
const { args, env } = serverCommand(name, { root, env: { ...process.env, NODE_ENV: 'production' } })
process.execve?.(process.execPath, [process.execPath, ...args], env)
