import type { Result } from '@market/domain/kernel'
import type { PaymentProvider } from '@market/commerce'
import type { Deps } from '../platform/deps.ts'

export interface OfficeCommand {
  /** The arguments for the help text. */
  readonly usage: string
  /** Its purpose, in a line. */
  readonly about: string
  /** Minimum number of arguments. */
  readonly needs: number
  /** Set if the command calls the bank, for which no transaction may wait, or runs many transactions. */
  readonly inSteps?: true
  /** Set if its output has personal data, so that the output is not logged. */
  readonly confidential?: true
  /** Runs in one transaction with its row in `office_log`, unless `inSteps` is set. */
  run(deps: Deps, args: readonly string[], provider: PaymentProvider): Promise<Result<string, string>>
}
