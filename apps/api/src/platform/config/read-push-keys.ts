import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import webPush from 'web-push'
import { writeOnce } from './read-secrets.ts'

const keys = v.object({ publicKey: v.pipe(v.string(), v.length(87)), privateKey: v.pipe(v.string(), v.length(43)) })
/** The VAPID key pair that identifies the shop to push services; all processes of a shop share it. */
export type PushKeys = v.InferOutput<typeof keys>

/** Reads the key pair and creates it at the first start. A new pair invalidates all subscriptions. */
export function readPushKeys(file: string): PushKeys {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeOnce(file, webPush.generateVAPIDKeys())
  }
  return v.parse(v.pipe(v.string(), v.parseJson(), keys), readFileSync(file, 'utf8'))
}
