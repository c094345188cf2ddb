import type { PaymentProvider } from '@market/provider'
import type { Deps } from '../platform/deps.ts'

/** What a test needs of a running shop to arrange members and orders in it: its calls, its database and its bank. */
export interface ShopInTest {
  readonly url: string
  readonly deps: Pick<Deps, 'db' | 'clock'> & { readonly config: Pick<Deps['config'], 'dataDir' | 'siteUrl'> }
  readonly provider: Pick<PaymentProvider, 'tokenizerUrl'>
}
