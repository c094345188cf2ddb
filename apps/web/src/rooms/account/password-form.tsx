import type { FieldProblem, GatewayFailure, InvalidForm, Result } from '@market/domain/kernel'
import { useForm } from '@market/react'
import { Alert, Button, type ButtonProps, TextField, type TextFieldProps } from '@market/ui'
import { type ReactNode, useEffect } from 'react'
import * as css from './account.css.ts'
import { accountTexts } from './texts.ts'

type Fields<Other extends string> = Readonly<Record<Other | 'password', string>>
type Problems<Other extends string> = readonly FieldProblem<Other | 'password'>[]

interface OtherField<Other extends string> {
  readonly name: Other
  readonly problems: (form: Fields<Other>) => Problems<Other>
  /** Error text for an invalid value. */
  readonly wrong?: string
  readonly input: Omit<TextFieldProps, 'label'>
}
interface FormButton extends Pick<ButtonProps, 'variant' | 'size' | 'disabled'> {
  readonly text: string
}
interface PasswordFormProps<Other extends string, Value> {
  /** Prefix of the fields' ids. */
  readonly id: string
  /** Initial texts and labels of the fields beside the password. */
  readonly first?: Readonly<Record<Other, string>>
  readonly labels?: Readonly<Record<Other, string>>
  readonly above?: OtherField<Other> | undefined
  readonly below?: OtherField<Other> | undefined
  readonly send: (form: Fields<Other>) => Promise<Result<Value, GatewayFailure | InvalidForm<Other | 'password'>>>
  readonly onSent: (value: Value, form: Fields<Other>) => void
  readonly button: FormButton | ((form: Fields<Other>) => FormButton)
  readonly onCancel?: () => void
  /** Shown above the fields. */
  readonly children?: ReactNode
}

/**
 * A form for changes that need the current password, because an open browser is not enough proof. Its first field is
 * focused, because the form replaces the pressed button.
 */
export function PasswordForm<Value, Other extends string = never>(props: PasswordFormProps<Other, Value>) {
  const { id, first, labels, above, below, send, onSent, button, onCancel, children } = props
  const others = [above, below].filter((field) => field !== undefined)
  const { form, field, submit, busy, refused } = useForm<Fields<Other>, Other | 'password', Value>(
    { ...first, password: '' } as Fields<Other>,
    {
      id,
      labels: { ...labels, password: accountTexts.change.current } as Fields<Other>,
      problems: (typed) => [
        ...(above?.problems(typed) ?? []),
        ...(typed.password === '' ? [{ field: 'password', problem: 'required' } as const] : []),
        ...(below?.problems(typed) ?? []),
      ],
      sentence: (name) => others.find((other) => other.name === name)?.wrong,
      send,
      onSent: (value) => onSent(value, form),
    },
  )
  const firstField = `#${id}-${above?.name ?? 'password'}`
  useEffect(() => document.querySelector<HTMLElement>(firstField)?.focus(), [firstField])
  const drawn = (other: OtherField<Other> | undefined) =>
    other && <TextField {...field(other.name)} mark={accountTexts.required} {...other.input} />
  const { text, size, ...face } = typeof button === 'function' ? button(form) : button
  const sendButton = (
    <Button type="submit" loading={busy} size={size} {...face}>
      {text}
    </Button>
  )
  return (
    <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      {children}
      {drawn(above)}
      <TextField {...field('password')} mark={accountTexts.required} type="password" autoComplete="current-password" />
      {drawn(below)}
      {onCancel ? (
        <div className={css.actions}>
          {sendButton}
          <Button variant="text" size={size} onClick={onCancel}>
            {accountTexts.cancel}
          </Button>
        </div>
      ) : (
        sendButton
      )}
    </form>
  )
}
