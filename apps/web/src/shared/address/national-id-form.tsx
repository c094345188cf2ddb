import { nationalIdProblems } from '@market/domain/account'
import { type Sending, useForm, useSending, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { type ReactNode, useRef } from 'react'
import { addressCases } from './bind.ts'
import * as css from './address.css.ts'
import { addressTexts as texts } from './texts.ts'

interface NationalIdFormProps {
  /** Prefix of the field's id. */
  readonly id: string
  /** The reason why the shop asks for it. */
  readonly children: ReactNode
  /** Id of the form, for a button elsewhere that submits it. */
  readonly form?: string
  /** Reports a running save to the parent, which may wait for it. */
  readonly sending?: Sending
  /** Called once it is saved; `goesOn` is true if a button outside of the form submitted it. */
  readonly onKept: (goesOn: boolean) => void
}

/** Saves the national ID that some orders need by law (rules.md K4), once for all orders. It is never shown again. */
export function NationalIdForm({ id, form, children, sending, onKept }: NationalIdFormProps) {
  const setNationalId = useService(addressCases.setNationalId)
  const goesOn = useRef(false)
  const { field, set, submit, busy, refused } = useForm(
    { tc: '' },
    {
      id,
      labels: { tc: texts.nationalId.label },
      problems: nationalIdProblems,
      send: ({ tc }) => setNationalId(tc),
      onSent: () => {
        set({ tc: '' })
        onKept(goesOn.current)
      },
    },
  )
  useSending(busy, sending)
  return (
    <form
      id={form}
      className={css.nationalId}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent
        goesOn.current = submitter !== null && !event.currentTarget.contains(submitter)
        void submit(event)
      }}
    >
      <p className={css.note}>{children}</p>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField {...field('tc')} mark={texts.required} inputMode="numeric" autoComplete="off" />
      <Button type="submit" variant="secondary" loading={busy}>
        {texts.nationalId.save}
      </Button>
    </form>
  )
}
