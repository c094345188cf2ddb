/** Reasons for removing a comment. */
export const reportReasons = ['insult', 'advertisement', 'personal-data', 'other-product', 'other'] as const
/** One of `reportReasons`. */
export type ReportReason = (typeof reportReasons)[number]

/** The report of a comment, as typed. */
export interface ReportForm {
  readonly id: number
  readonly reason: ReportReason | ''
  /** Asked for with `other`. */
  readonly note: string
}
