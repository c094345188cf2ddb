import type { Result } from '@market/domain/kernel'
import type { PaymentProvider } from '@market/provider'
import type { Deps } from '../platform/deps.ts'

export interface OfficeCommand {
  /** Its arguments, as a person types them. */
  readonly usage: string
  /** Its purpose, in a line. */
  readonly about: string
  /** The least arguments that it needs. */
  readonly needs: number
  /** Set where a bank is asked, which no transaction waits for, or where the work is many transactions. */
  readonly inSteps?: true
  /** Set where it tells of persons: what it said is not written down. */
  readonly confidential?: true
  /** In one transaction with its row of `office_log`, unless it is done in steps. */
  run(deps: Deps, args: readonly string[], provider: PaymentProvider): Promise<Result<string, string>>
}
