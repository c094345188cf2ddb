import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartRow, type CartRowEvent, type CartRowState, showsInput } from './cart-row.ts'

const run = (...events: readonly CartRowEvent[]) => events.reduce(cartRow.next, cartRow.initial)

describe('C5 cartRow', () => {
  it('goes from PENDING over LOADING to SUCCESS', () => {
    expect(cartRow.initial.status).toBe('PENDING')
    expect(run({ type: 'change' }).status).toBe('LOADING')
    expect(run({ type: 'change' }, { type: 'changed' })).toMatchObject({ status: 'SUCCESS', error: null })
  })

  it('is SUCCESS after a failure too, with a dialog that stays until it is closed', () => {
    const failed = run({ type: 'change' }, { type: 'change-failed', message: 'Stok yetersiz.' })
    expect(failed).toMatchObject({ status: 'SUCCESS', error: 'Stok yetersiz.' })
    expect(cartRow.next(failed, { type: 'changed' })).toBe(failed)
    expect(cartRow.next(failed, { type: 'dialog-closed' }).error).toBeNull()
    expect(cartRow.next(cartRow.initial, { type: 'dialog-closed' })).toBe(cartRow.initial)
    expect(cartRow.next(failed, { type: 'change' })).toMatchObject({ status: 'LOADING', error: null })
  })

  it('shows the input when editable and not LOADING', () => {
    const shown = (status: CartRowState['status'], editable: boolean) => showsInput({ status, editable })
    expect([shown('PENDING', true), shown('SUCCESS', true), shown('LOADING', true)]).toEqual([true, true, false])
    expect([shown('PENDING', false), shown('SUCCESS', false), shown('LOADING', false)]).toEqual([false, false, false])
  })

  it('takes no change of a row that is not editable', () => {
    const fixed = run({ type: 'editable', editable: false })
    expect(cartRow.next(fixed, { type: 'change' })).toBe(fixed)
    expect(cartRow.next(fixed, { type: 'editable', editable: false })).toBe(fixed)
  })

  it('answers like the row of a page that sends one change at a time', () => {
    interface Page {
      sending: boolean
      editable: boolean
      everSent: boolean
      dialog: string | null
    }
    interface Row {
      state: CartRowState
    }
    const command = (event: CartRowEvent, happen: (page: Page) => void): fc.Command<Page, Row> => ({
      check: () => true,
      run: (page, row) => {
        happen(page)
        row.state = cartRow.next(row.state, event)
        expect(row.state.error).toBe(page.dialog)
        expect(row.state.status === 'LOADING').toBe(page.sending)
        expect(row.state.status === 'PENDING').toBe(!page.everSent)
        expect(showsInput(row.state)).toBe(page.editable && !page.sending)
      },
      toString: () => JSON.stringify(event),
    })
    const end = (page: Page, dialog: string | null) => {
      if (page.sending) Object.assign(page, { sending: false, dialog: dialog ?? page.dialog })
    }
    const commands = fc.commands([
      fc.constant(
        command({ type: 'change' }, (page) => {
          if (page.editable && !page.sending) Object.assign(page, { sending: true, everSent: true, dialog: null })
        }),
      ),
      fc.constant(command({ type: 'changed' }, (page) => end(page, null))),
      fc.string().map((message) => command({ type: 'change-failed', message }, (page) => end(page, message))),
      fc.constant(command({ type: 'dialog-closed' }, (page) => Object.assign(page, { dialog: null }))),
      fc
        .boolean()
        .map((editable) => command({ type: 'editable', editable }, (page) => Object.assign(page, { editable }))),
    ])
    fc.assert(
      fc.property(commands, (commands) => {
        const page: Page = { sending: false, editable: true, everSent: false, dialog: null }
        fc.modelRun(() => ({ model: page, real: { state: cartRow.initial } }), commands)
      }),
    )
  })
})
