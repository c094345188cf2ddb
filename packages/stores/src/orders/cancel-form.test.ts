import { productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { CancelLine, CancelSummary } from '@market/domain/orders'
import { expect, it } from 'vitest'
import { cancelForm, type CancelFormEvent, closedCancelForm } from './cancel-form.ts'

const after = (...events: readonly CancelFormEvent[]) => events.reduce(cancelForm, closedCancelForm)
const line = (id: number, quantity: number): CancelLine => ({
  productId: productId(id),
  attrId: '',
  quantity,
  reason: 1,
  note: '',
})
const red = { kind: 'failure', failure: { kind: 'refused', status: 422, message: 'Red' } } as const
const chosen = (one: CancelLine): CancelFormEvent => ({ type: 'chosen', item: one, line: one })
const summary: CancelSummary = {
  lines: [],
  cargoRefund: kurus(0),
  total: kurus(100),
  giftCode: kurus(0),
  refundTo: '',
}

it('keeps one line for each article, the last one chosen', () => {
  const { lines } = after({ type: 'opened' }, chosen(line(1, 1)), chosen(line(2, 1)), chosen(line(1, 2)))
  expect(lines).toEqual([line(2, 1), line(1, 2)])
  const without = cancelForm({ ...closedCancelForm, lines }, { type: 'chosen', item: line(2, 1) })
  expect(without.lines).toEqual([line(1, 2)])
})

it('shows a refund only for the lines that it was requested for', () => {
  const asked = after({ type: 'opened' }, chosen(line(1, 1)), { type: 'sent' })
  const answer: CancelFormEvent = { type: 'summary', of: asked.lines, summary }
  expect(cancelForm(asked, answer)).toMatchObject({ busy: false, summary })
  expect(cancelForm(cancelForm(asked, answer), chosen(line(1, 2))).summary).toBeUndefined()
  expect(cancelForm(cancelForm(asked, chosen(line(1, 2))), answer)).toMatchObject({ busy: false, summary: undefined })
})

it('keeps a refusal until the next attempt, and is empty when it is opened again', () => {
  const refused = after({ type: 'opened' }, chosen(line(1, 1)), { type: 'sent' }, { type: 'failed', problem: red })
  expect(refused).toMatchObject({ busy: false, problem: red, lines: [line(1, 1)] })
  expect(cancelForm(refused, { type: 'sent' }).problem).toBeUndefined()
  expect(cancelForm(refused, { type: 'opened' })).toEqual({ ...closedCancelForm, open: true })
})
