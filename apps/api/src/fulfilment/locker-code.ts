import type { ParcelMove } from '@market/commerce'
import type { Deps } from '../platform/deps.ts'
import { writeOutboxFile } from '../platform/mail/write-outbox-file.ts'
import { texts } from './texts.ts'

/** The carrier's SMS with the code that opens the locker, to the person who fetches the parcel. */
export function sendLockerCode(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  snapshot: ParcelMove['snapshot'],
  code: string,
): void {
  if (snapshot.shipping.option !== 'kargomat') return
  const { title, sms } = texts.locker
  const content = `${snapshot.delivery.phone}\n${sms(config.siteTitleShort, snapshot.shipping.place ?? '', code)}\n`
  writeOutboxFile(config.dataDir, { at: clock.now(), title, forms: { 'sms.txt': content } })
}
