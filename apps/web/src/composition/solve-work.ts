import { solveProofOfWork } from '@market/browser'
import type { WantedWork } from '@market/contract'

/** Does the sum that a refusal asks for while the page goes on; a shopper behind a shared address sees a longer wait and nothing else. */
export const solveWork = (work: WantedWork): Promise<string> =>
  solveProofOfWork(work, () => new Promise((resolve) => setTimeout(resolve)))
