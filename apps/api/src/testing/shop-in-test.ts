import type { PaymentProvider } from '@market/commerce'
import type { Deps } from '../platform/deps.ts'

/** The calls, the database and the bank of a running shop, with which a test arranges members and orders. */
export interface ShopInTest {
  readonly url: string
  readonly deps: Pick<Deps, 'db' | 'clock'> & { readonly config: Pick<Deps['config'], 'dataDir' | 'siteUrl'> }
  readonly provider: Pick<PaymentProvider, 'tokenizerUrl'>
}
