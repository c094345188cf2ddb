import { isSameLine } from '../cart/cart-lines.ts'
import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import type { CancelableItem, CancelLine, CancelReason } from './cancel-gateway.ts'

/** The fields that a request may be refused for. */
export type CancelField = 'lines' | 'quantity' | 'reason' | 'note'

/** The items of an order that can be cancelled or returned. */
export interface CancelChoices {
  readonly items: readonly CancelableItem[]
  readonly reasons: readonly CancelReason[]
}

const lineProblems = (line: CancelLine, { items, reasons }: CancelChoices): readonly FieldProblem<CancelField>[] => {
  const item = items.find((other) => isSameLine(other, line))
  if (!item) return [{ field: 'lines', problem: 'invalid' }]
  const reason = reasons.find(({ id, kind }) => id === line.reason && kind === item.kind)
  const { quantity } = line
  return formProblems<'quantity' | 'reason' | 'note'>(
    { quantity: String(quantity), reason: line.reason === 0 ? '' : String(line.reason), note: line.note },
    [
      ['quantity', { valid: () => Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= item.quantity }],
      ['reason', { valid: () => reason !== undefined }],
      ['note', { maxLength: 500, optional: reason?.needsNote !== true }],
    ],
  )
}

/**
 * Problems of the chosen lines: no line, a line twice, too many units, a reason of the wrong kind, or a missing note.
 */
export const cancelProblems = (
  lines: readonly CancelLine[],
  choices: CancelChoices,
): readonly FieldProblem<CancelField>[] => {
  if (lines.length === 0) return [{ field: 'lines', problem: 'required' }]
  if (lines.some((line, index) => lines.findIndex((other) => isSameLine(other, line)) !== index))
    return [{ field: 'lines', problem: 'invalid' }]
  return lines.flatMap((line) => lineProblems(line, choices))
}
