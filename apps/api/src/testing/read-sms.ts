import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatPhone } from '@market/domain/validation'
import { outboxFolder } from '../platform/mail/write-outbox-file.ts'
import type { TestApi } from './start-test-api.ts'

/** The codes that were sent by SMS to a number, oldest first. */
export function readSms(api: TestApi, phone: string): readonly string[] {
  const folder = outboxFolder(api.deps.config.dataDir)
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : []
  return names
    .filter((name) => name.endsWith('.sms.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.startsWith(`${formatPhone(phone)}\n`))
    .flatMap((text) => /\b(\d{6})\b/.exec(text)?.[1] ?? [])
}
