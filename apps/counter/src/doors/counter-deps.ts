import type { Deps } from '@market/api/counter'
import type { PaymentProvider } from '@market/commerce'
import type { Database } from '@market/database'
import type { Door } from '@market/domain/team'

/** Dependencies of every room behind the doors. */
export interface CounterDeps extends Deps {
  readonly provider: PaymentProvider
  /** Starts the shop of a seller's application for its applicant and returns the shop's id. */
  startShop(
    trx: Database,
    applicant: { readonly application: string; readonly userId: string; readonly now: Date },
  ): Promise<number>
}

/** The origin of a panel as browsers see it. */
export const urlOf = ({ config }: Pick<CounterDeps, 'config'>, door: Door): string =>
  door === 'seller' ? config.sellerUrl : config.officeUrl
