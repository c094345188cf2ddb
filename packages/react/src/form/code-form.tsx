import type { FieldProblem, GatewayFailure, InvalidForm, Result } from '@market/domain/kernel'
import { mailedCodeProblems, secondStepKind, secondStepProblems } from '@market/domain/session'
import { Alert, Button, type ButtonProps, TextField, type TextFieldProps } from '@market/ui'
import { type ReactNode, useEffect } from 'react'
import { useForm } from './use-form.ts'

interface Code {
  readonly code: string
}
interface CodeKind {
  readonly problems: (form: Code) => readonly FieldProblem<'code'>[]
  readonly input: Omit<TextFieldProps, 'label'>
  /** The field is focused when the form appears, because the user types the code next. */
  readonly focused: boolean
}
const text = { autoCapitalize: 'off', spellCheck: false }
const kinds = {
  /** Letters and digits of a mail. Any text is sent. */
  letters: {
    problems: ({ code }) => (code.trim() === '' ? [{ field: 'code', problem: 'required' }] : []),
    input: { ...text, autoCapitalize: 'characters' },
    focused: false,
  },
  /** Six digits of a mail or an SMS. */
  mailed: { problems: mailedCodeProblems, input: { inputMode: 'numeric', maxLength: 8 }, focused: true },
  /** Six digits of an authenticator app. */
  app: {
    problems: (form) =>
      secondStepKind(form.code) === 'recovery' ? [{ field: 'code', problem: 'invalid' }] : secondStepProblems(form),
    input: { inputMode: 'numeric', maxLength: 7 },
    focused: true,
  },
  /** A code of an authenticator app, or a recovery code. */
  'second-step': { problems: secondStepProblems, input: { ...text, maxLength: 20 }, focused: true },
} satisfies Readonly<Record<string, CodeKind>>

interface CodeFormProps<Value> {
  readonly id: string
  readonly className: string
  readonly kind: keyof typeof kinds
  readonly label: string
  readonly hint?: string
  /** Error text for an ill-formed code. */
  readonly wrong?: string
  readonly send: (code: string) => Promise<Result<Value, GatewayFailure | InvalidForm<'code'>>>
  readonly onSent: (value: Value) => void
  readonly confirm: string
  readonly button?: Pick<ButtonProps, 'variant' | 'size' | 'full'>
  /** Shown above the field. */
  readonly children?: ReactNode
  /** Other buttons, after the one that sends. */
  readonly otherButtons?: ReactNode
  /** Class of the row of buttons. Without it each button has its own row. */
  readonly buttonRow?: string
}

/** A form for a code from a mail, an SMS or an authenticator app. */
export function CodeForm<Value>(props: CodeFormProps<Value>) {
  const { id, className, kind, label, hint, wrong, send, onSent, confirm, button, children, otherButtons, buttonRow } =
    props
  const { problems, input, focused }: CodeKind = kinds[kind]
  const { field, submit, busy, refused } = useForm<Code, 'code', Value>(
    { code: '' },
    {
      id,
      labels: { code: label },
      problems,
      sentence: () => wrong,
      send: ({ code }) => send(code),
      onSent,
    },
  )
  useEffect(() => {
    if (focused) document.querySelector<HTMLElement>(`#${id}-code`)?.focus()
  }, [id, focused])
  const buttons = (
    <>
      <Button type="submit" loading={busy} {...button}>
        {confirm}
      </Button>
      {otherButtons}
    </>
  )
  return (
    <form className={className} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {children}
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField {...field('code')} mark="zorunlu" hint={hint} autoComplete="one-time-code" {...input} />
      {buttonRow === undefined ? buttons : <div className={buttonRow}>{buttons}</div>}
    </form>
  )
}
