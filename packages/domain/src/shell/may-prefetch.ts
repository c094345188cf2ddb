/** Connection details from a browser; a browser without them counts as well connected. */
export interface Line {
  /** The visitor asked to save data. */
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether pages may be prefetched: not on 2g, nor with data saving on (specification section 9). */
export const mayPrefetch = ({ saveData, effectiveType }: Line): boolean =>
  saveData !== true && !effectiveType?.endsWith('2g')
