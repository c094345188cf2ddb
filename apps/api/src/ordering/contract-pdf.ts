import type { AnswerInput, getOrderContractPdf } from '@market/contract'
import { slugify } from '@market/domain/text'
import type { Contract } from '@market/provider'
import { texts } from '../contract-documents/texts.ts'
import { setDocument } from '../platform/documents/set-document.ts'
import { orderFailed } from './order-answers.ts'

interface Wish {
  readonly document: string
  /** That the shopper reads: another one now is refused, so that paper and screen never differ. */
  readonly version: string
  /** Its name, for the document's head. */
  readonly shop: string
  /** Throws if the caller has requested too many documents, since rendering takes a while. */
  limit(): Promise<void>
  /** Ends when the shopper hangs up. */
  readonly signal: AbortSignal
}

/** A document of the order about to be placed, to be kept. */
export async function contractPdf(
  contract: Contract,
  { document, version, shop, limit, signal }: Wish,
): Promise<AnswerInput<typeof getOrderContractPdf>> {
  if (contract.version !== version) throw orderFailed({ code: 'order/contract-changed' })
  const found = contract.documents.find(({ id }) => id === document)
  if (!found) throw orderFailed({ code: 'order/unknown-document' })
  await limit()
  const pdf = await setDocument({ ...found, subtitle: texts.contractVersion(version), shop }, signal)
  return { filename: `${slugify(found.title)}.pdf`, pdf: pdf.toString('base64') }
}
