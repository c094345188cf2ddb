import type { FieldProblem, GatewayFailure, InvalidForm, Result } from '@market/domain/kernel'
import { mailedCodeProblems } from '@market/domain/session'
import { Alert, Button, type ButtonProps, TextField } from '@market/ui'
import { useEffect } from 'react'
import { useForm } from './use-form.ts'

interface Code {
  readonly code: string
}
interface CodeFormProps<Value> {
  readonly id: string
  readonly className: string
  readonly label: string
  readonly hint: string
  /** Error text for input that is not six digits. Without it the code has letters, and any text is sent. */
  readonly digits?: string
  readonly send: (code: string) => Promise<Result<Value, GatewayFailure | InvalidForm<'code'>>>
  readonly onSent: (value: Value) => void
  readonly confirm: string
  readonly button?: Pick<ButtonProps, 'variant' | 'size' | 'full'>
}

/**
 * A form for a code from a mail or an SMS. A field for six digits is focused, because the shopper types the code next.
 */
export function CodeForm<Value>(props: CodeFormProps<Value>) {
  const { id, className, label, hint, digits, send, onSent, confirm, button } = props
  const { field, submit, busy, refused } = useForm<Code, 'code', Value>(
    { code: '' },
    {
      id,
      labels: { code: label },
      problems: digits === undefined ? someText : mailedCodeProblems,
      sentence: () => digits,
      send: ({ code }) => send(code),
      onSent,
    },
  )
  const focused = digits !== undefined
  useEffect(() => {
    if (focused) document.querySelector<HTMLElement>(`#${id}-code`)?.focus()
  }, [id, focused])
  return (
    <form className={className} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField
        {...field('code')}
        mark="zorunlu"
        hint={hint}
        autoComplete="one-time-code"
        {...(digits === undefined
          ? { autoCapitalize: 'characters', spellCheck: false }
          : { inputMode: 'numeric', maxLength: 8 })}
      />
      <Button type="submit" loading={busy} {...button}>
        {confirm}
      </Button>
    </form>
  )
}

const someText = ({ code }: Code): readonly FieldProblem<'code'>[] =>
  code.trim() === '' ? [{ field: 'code', problem: 'required' }] : []
