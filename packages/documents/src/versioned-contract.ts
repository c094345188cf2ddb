import { createHash } from 'node:crypto'
import type { Contract } from '@market/commerce'

/** A contract whose version depends on its wording and content. */
export function versionedContract(wording: string, documents: Contract['documents']): Contract {
  const content = createHash('sha256').update(JSON.stringify(documents)).digest('base64url').slice(0, 16)
  return { version: `${wording}.${content}`, documents }
}
