/** A row of `npm run bench`: a figure with its budget (design.md, Speed). */
export interface Row {
  readonly what: string
  readonly figure: number
  readonly unit:
    | 'KB'
    | 'MB'
    | 'px'
    | 'ms'
    | 'µs'
    | 'times'
    | 'requests'
    | 'elements'
    | 'a second'
    | 'shift'
    | '%'
    | 'right'
  /** The budget; a row without one is for information. */
  readonly max?: number
  readonly min?: number
}

/** Whether the figure is within its budget. */
export const holds = ({ figure, max, min }: Row): boolean =>
  (max === undefined || figure <= max) && (min === undefined || figure >= min)
