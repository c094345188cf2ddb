import { formatPhone, typeInto } from '@market/domain/validation'
import { type Receiver, receiverProblems } from '@market/domain/checkout'
import { Button, Checkbox, TextField } from '@market/ui'
import { type FormEvent, useState } from 'react'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.shipping.receiver
const names = checkoutTexts.address.fields
const nobody: Receiver = { firstName: '', lastName: '', phone: '', tc: '' }

interface PickupReceiverProps {
  readonly receiver: Receiver | null
  /** The form is open; its receiver is not saved yet. */
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  /** Called without a receiver if the buyer collects the parcel. */
  readonly onKeep: (receiver?: Receiver) => void
}

/** A form for another person who collects the parcel; the phone number receives the locker's code. */
export function PickupReceiver({ receiver, open, onOpen, onKeep }: PickupReceiverProps) {
  const [form, setForm] = useState(receiver ?? nobody)
  const [judged, setJudged] = useState(false)
  const problems = receiverProblems(form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    const [first] = problems
    if (first) return document.querySelector<HTMLElement>(`#receiver-${first.field}`)?.focus()
    onOpen(false)
    onKeep(form)
  }
  const errorOf = (field: keyof Receiver) => {
    const found = judged ? problems.find((problem) => problem.field === field) : undefined
    return found && checkoutTexts.problem(names[field], found.problem)
  }
  return (
    <div className={css.points}>
      <Checkbox
        label={texts.other}
        checked={open || receiver !== null}
        onChange={(event) => {
          onOpen(event.target.checked)
          if (!event.target.checked && receiver) onKeep()
        }}
      />
      {receiver && !open && (
        <p className={css.shippingNote}>
          {texts.kept(`${receiver.firstName} ${receiver.lastName}`, formatPhone(receiver.phone))}{' '}
          <Button variant="text" size="sm" onClick={() => onOpen(true)}>
            {checkoutTexts.change}
          </Button>
        </p>
      )}
      {open && (
        <form className={css.receiver} method="dialog" noValidate onSubmit={submit} aria-label={texts.other}>
          {(['firstName', 'lastName', 'phone', 'tc'] as const).map((field) => (
            <TextField
              key={field}
              id={`receiver-${field}`}
              name={field}
              label={names[field]}
              mark={field === 'tc' ? checkoutTexts.optional : checkoutTexts.required}
              autoComplete="off"
              value={form[field]}
              error={errorOf(field)}
              onChange={(event) => setForm({ ...form, [field]: typeInto(field, form[field], event.target.value) })}
              {...(field === 'phone' && {
                type: 'tel',
                inputMode: 'tel' as const,
                hint: checkoutTexts.address.hints.phone,
              })}
              {...(field === 'tc' && { inputMode: 'numeric' as const, hint: texts.tcHint })}
            />
          ))}
          <Button type="submit" variant="secondary">
            {texts.keep}
          </Button>
        </form>
      )}
    </div>
  )
}
