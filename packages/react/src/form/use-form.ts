import type { FieldProblem, GatewayFailure, InvalidForm, Result } from '@market/domain/kernel'
import { keeps, typeInto, validationMessages } from '@market/domain/validation'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { keepsSentence } from './keeps-sentence.ts'
import { useJudgedFields } from './use-judged-fields.ts'
import { failureText } from '../failure/failure-text.ts'

interface FormRules<Form, Field extends string, Value> {
  /** Prefix of the fields' ids. */
  readonly id: string
  readonly labels: Readonly<Record<Field, string>>
  readonly problems: (form: Form) => readonly FieldProblem<Field>[]
  /** Error text of an invalid field for which the general one does not fit. */
  readonly sentence?: (field: Field, form: Form) => string | undefined
  readonly send: (form: Form) => Promise<Result<Value, GatewayFailure | InvalidForm<Field>>>
  readonly onSent: (value: Value) => void
}

/**
 * A form with the core's validation rules. The error of a field is shown once it was typed into and left, and those of
 * all invalid fields once the form was submitted; then the first one is focused. The input survives every error, and the
 * form is not sent twice at a time.
 */
export function useForm<Form extends object, Field extends string & keyof Form, Value>(
  first: Form,
  { id, labels, problems, sentence, send, onSent }: FormRules<Form, Field, Value>,
) {
  const [form, setForm] = useState(first)
  const [lost, setLost] = useState<Field>()
  const { judged, type, leave, judge } = useJudgedFields()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const sent = useRef<Element>(null)
  const found = problems(form)
  useEffect(() => {
    if (refused === undefined) return
    // The error text is above the fields and pushes the focused one down. Where both do not fit, the text is shown:
    // otherwise a press of the button below a long form seems to do nothing.
    document.activeElement?.scrollIntoView({ block: 'nearest' })
    sent.current?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
  }, [refused])

  const textOf = ({ field, problem }: FieldProblem<Field>): string => {
    const label = labels[field]
    if (problem === 'required') return validationMessages.required({ field: label })
    return sentence?.(field, form) ?? validationMessages.invalid({ field: label })
  }
  const errorOf = (name: Field): string | undefined => {
    const problem = judged.has(name) ? found.find(({ field }) => field === name) : undefined
    return problem && textOf(problem)
  }
  const set = (change: Partial<Form>) => setForm((before) => ({ ...before, ...change }))

  return {
    form,
    set,
    busy,
    refused,
    errorOf,
    /** Attributes of a text field or area. */
    field: (name: Field) => ({
      id: `${id}-${name}`,
      name,
      label: labels[name],
      value: String(form[name]),
      error: errorOf(name),
      // Tells why a typed character was dropped.
      ...(lost === name && { hint: keepsSentence(labels[name], name) }),
      onBlur: () => leave(name),
      onChange: (event: { readonly target: { readonly value: string } }) => {
        type(name)
        const typed = event.target.value
        const value = typeInto(name, String(form[name]), typed)
        setLost(keeps(name) && value !== typed ? name : undefined)
        setForm((before) => ({ ...before, [name]: value }))
      },
    }),
    submit: async (event: FormEvent) => {
      event.preventDefault()
      sent.current = event.currentTarget
      judge(found.map(({ field }) => field))
      setRefused(undefined)
      if (busy) return
      const [wrong] = found
      if (wrong) return document.querySelector<HTMLElement>(`#${id}-${wrong.field}`)?.focus()
      setBusy(true)
      const answer = await send(form)
      setBusy(false)
      if (answer.ok) return onSent(answer.value)
      if (answer.failure.kind !== 'invalid') return setRefused(failureText(answer.failure))
      const [other] = answer.failure.problems
      if (other) setRefused(textOf(other))
    },
  }
}
