import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { submitForm, type Submitted } from '../kernel/submit-form.ts'
import { formToSend } from '../validation/form-to-send.ts'
import { type ReportForm, reportReasons } from './report-form.ts'
import type { ReviewGateway } from './review-gateway.ts'

/** Problems of a report. */
export const reportProblems = (form: ReportForm): readonly FieldProblem<'reason' | 'note'>[] =>
  formProblems<'reason' | 'note'>(form, [
    ['reason', { valid: (reason) => reportReasons.some((known) => known === reason) }],
    ['note', { maxLength: 500, optional: form.reason !== 'other' }],
  ])

/** Reports a comment to the shop's editors. */
export const reportComment =
  ({ reviews }: { readonly reviews: Pick<ReviewGateway, 'report'> }) =>
  (typed: ReportForm): Submitted<void, 'reason' | 'note'> => {
    const form = formToSend(typed)
    return submitForm(reportProblems(form), () => reviews.report(form))
  }
