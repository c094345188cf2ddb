/** Why a comment should not stand. */
export const reportReasons = ['insult', 'advertisement', 'personal-data', 'other-product', 'other'] as const
/** One of `reportReasons`. */
export type ReportReason = (typeof reportReasons)[number]

/** What is wrong with a comment, as typed. */
export interface ReportForm {
  readonly id: number
  readonly reason: ReportReason | ''
  /** Asked for with `other`. */
  readonly note: string
}
