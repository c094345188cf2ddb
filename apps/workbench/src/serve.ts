import { fileURLToPath } from 'node:url'
import { serverCommand } from '@market/web/spawn-server'

/** Started by `apps/deploy/serve`. Replaces this process by the server (exec), so that signals reach the server directly. */
const name = process.argv[2]
if (name !== 'api' && name !== 'web' && name !== 'counter') throw new Error('Say api, web or counter.')
const root = fileURLToPath(new URL('../../..', import.meta.url))
const { args, env } = serverCommand(name, { root, env: { ...process.env, NODE_ENV: 'production' } })
process.execve?.(process.execPath, [process.execPath, ...args], env)
