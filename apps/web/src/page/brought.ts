/** Handles code that fails to load; resolves to true if the page is being replaced. Set at the browser's start. */
let onStale: (kind: 'page' | 'part') => Promise<boolean> = async () => false
export const whenStale = (run: typeof onStale): void => {
  onStale = run
}

/** Whether a part of the page whose code is gone takes the page with it, to come back whole (rules.md S8). */
export const partIsStale = (): Promise<boolean> => onStale('part')

/** Says of late code that could not be brought that it may be of a release that is gone, and fails with that. */
export async function orStale(error: unknown): Promise<never> {
  await partIsStale()
  throw error
}

/** Brings the code of a page. Where a deployment took it away, the page is loaded anew and this never ends (rules.md S8). */
export async function brought<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (await onStale('page')) return new Promise<Module>(() => undefined)
    throw error
  }
}
