/** Handles code that fails to load; resolves to true if the page is being reloaded. Set when the browser starts. */
let onStale: (kind: 'page' | 'part') => Promise<boolean> = async () => false
/** Sets what happens when code fails to load. */
export const whenStale = (run: typeof onStale): void => {
  onStale = run
}

/**
 * Reports that a part's code failed to load. Resolves to true if the whole page is reloaded because of it (rules.md
 * S8).
 */
export const partIsStale = (): Promise<boolean> => onStale('part')

/** Reports that late code failed to load, since it may belong to an old release, and rethrows the error. */
export async function orStale(error: unknown): Promise<never> {
  await partIsStale()
  throw error
}

/**
 * Loads the code of a page. If a deployment has removed it, the page reloads and the promise never resolves (rules.md
 * S8).
 */
export async function loadPageCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (await onStale('page')) return new Promise<Module>(() => undefined)
    throw error
  }
}
