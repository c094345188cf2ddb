import type { AnswerInput, getOrderContractPdf } from '@market/contract'
import { slugify } from '@market/domain/text'
import type { Contract } from '@market/commerce'
import { texts } from '../contract-documents/texts.ts'
import { setDocument } from '../platform/documents/set-document.ts'
import { orderFailed } from './order-answers.ts'

interface Wish {
  readonly document: string
  /**
   * The version that the shopper reads. If the current one differs, the request is refused, so that paper and screen
   * are the same.
   */
  readonly version: string
  /** The shop's name for the document's header. */
  readonly shop: string
  /** Throws if the caller has requested too many documents, since rendering takes a while. */
  limit(): Promise<void>
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
}

/** A contract document of the order about to be placed, as PDF for the shopper's files. */
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
