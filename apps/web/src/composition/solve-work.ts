import { solveProofOfWork } from '@market/browser'
import type { WantedWork } from '@market/contract'

/**
 * Solves a proof of work while the page stays responsive. For a shopper behind a shared address only the wait is
 * longer.
 */
export const solveWork = (work: WantedWork): Promise<string> =>
  solveProofOfWork(work, () => new Promise((resolve) => setTimeout(resolve)))
