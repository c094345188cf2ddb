import type { AnswerInput, getOrderContractPdf } from '@market/contract'
import { slugify } from '@market/domain'
import type { Database } from '../platform/database/open-database.ts'
import { makePdf } from '../platform/documents/make-pdf.ts'
import type { Caller } from '../platform/http/caller.ts'
import type { Config } from '../platform/config/config.ts'
import { orderFailed } from './order-failures.ts'
import { consumeRateLimit } from '../platform/limits/rate-limit.ts'
import { makeContract } from '../contract-documents/contract.ts'
import { prepareOrder } from './sql/prepare-order.ts'
import { texts } from '../contract-documents/texts.ts'

/** Setting a document takes a while. */
const mostAnHour = 20

interface Wish {
  readonly document: string
  /** That the shopper reads: another one now is refused, so that paper and screen never differ. */
  readonly version: string
  readonly caller: Caller
  readonly now: Date
}

/** A document of the order about to be placed, to be kept. */
export async function contractPdf(
  db: Database,
  config: Config,
  { document, version, caller, now }: Wish,
): Promise<AnswerInput<typeof getOrderContractPdf>> {
  const contract = await makeContract(db, await prepareOrder(db, caller, now), config)
  if (contract.version !== version) throw orderFailed({ code: 'order/contract-changed' })
  const found = contract.documents.find(({ id }) => id === document)
  if (!found) throw orderFailed({ code: 'order/unknown-document' })
  await consumeRateLimit(db, { key: `contract-pdf:${caller.ownerId}`, most: mostAnHour, seconds: 3600, now })
  const pdf = await makePdf({ ...found, subtitle: texts.contractVersion(version) })
  return { filename: `${slugify(found.title)}.pdf`, pdf: pdf.toString('base64') }
}
