/** What a browser tells of its line; browsers that tell nothing have a good one. */
export interface Line {
  /** The visitor asked to save data. */
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether a page may be fetched before it is asked for: not on 2g, nor for whoever saves data (specification section 9). */
export const mayPrefetch = ({ saveData, effectiveType }: Line): boolean =>
  saveData !== true && !effectiveType?.endsWith('2g')
