import type { Database } from '@market/database'
import { readMails } from './read-mails.ts'

/** The token of the link in the newest mail to an address. */
export async function mailedToken(db: Database, recipient: string): Promise<string | undefined> {
  const mails = (await readMails(db)).filter((mail) => mail.recipient === recipient)
  return /\/(?:activation-link|sifremi-degistir)\/([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
}
