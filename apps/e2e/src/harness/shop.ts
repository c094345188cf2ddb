import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The addresses, data folder and database of a running shop. */
export interface ShopAddress {
  readonly url: string
  readonly apiUrl: string
  readonly bankUrl: string
  /** Where the panels answer, if the shop was started with them. */
  readonly sellerUrl: string
  readonly officeUrl: string
  readonly dataDir: string
  /** Address of a PostgreSQL database; empty if the shop uses the embedded one. */
  readonly databaseUrl: string
}

/** A running shop, with access to the mails and messages it has sent. */
export interface Shop extends ShopAddress {
  readonly address: ShopAddress
  /** The code in the newest mail or text message after `after` (ms) that has one. Waits for it. */
  code(kind: 'mail' | 'sms', after: number): Promise<string>
  /** All mails so far as plain text with their headers, oldest first. */
  mails(): readonly string[]
}

/** The file with the warnings and errors of a shop's servers. */
export const serverLog = (dataDir: string): string => join(dataDir, 'servers.log')

export function openShop(address: ShopAddress): Shop {
  const outbox = join(address.dataDir, 'outbox')
  const names = () => (existsSync(outbox) ? readdirSync(outbox).sort() : [])
  const isMail = (name: string) => name.endsWith('.txt') && !name.endsWith('.sms.txt')
  const read = (name: string) => readFileSync(join(outbox, name), 'utf8')
  return {
    ...address,
    address,
    mails: () => names().filter(isMail).map(read),
    async code(kind, after) {
      for (;;) {
        const sent = names().filter((name) => (kind === 'sms' ? name.endsWith('.sms.txt') : isMail(name)))
        const codes = sent.filter((name) => timeOf(name) >= after).flatMap((name) => /\b\d{6}\b/.exec(read(name)) ?? [])
        const newest = codes.at(-1)
        if (newest) return newest
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}

/** The time of a file name such as `2026-11-21_03-44-52-105_…`, which is in UTC, in ms. */
function timeOf(name: string): number {
  const [, day, hour, minute, second, ms] = /^(\d{4}-\d{2}-\d{2})_(\d{2})-(\d{2})-(\d{2})-(\d{3})/.exec(name) ?? []
  return Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`)
}
