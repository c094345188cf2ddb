import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import webPush from 'web-push'
import { writeOnce } from './read-secrets.ts'

const keys = v.object({ publicKey: v.pipe(v.string(), v.length(87)), privateKey: v.pipe(v.string(), v.length(43)) })
/** The pair by which browsers know whose messages they take (VAPID); processes of one shop share it. */
export type PushKeys = v.InferOutput<typeof keys>

/** Reads the pair, and makes it at the first start. Another pair makes all subscriptions worthless. */
export function readPushKeys(file: string): PushKeys {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeOnce(file, webPush.generateVAPIDKeys())
  }
  return v.parse(v.pipe(v.string(), v.parseJson(), keys), readFileSync(file, 'utf8'))
}
