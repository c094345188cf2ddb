import type { FieldProblem, GatewayResult } from '@market/domain/kernel'
import type { SentCode } from '@market/domain/account'
import type { Access } from '@market/domain/session'
import { useForm } from '@market/react'
import { Alert, Button, TextField, type TextFieldProps } from '@market/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useWaits } from '../guest-proof/use-waits.ts'
import * as css from './login.css.ts'
import { LoginCodeForm } from './login-code-form.tsx'
import { loginTexts } from './login-texts.ts'

const texts = loginTexts.byCode

interface SentCodeLoginProps<Name extends string> {
  /** Prefix of the fields' ids. */
  readonly id: string
  readonly intro: string
  /** The field for the mail address or the phone number to which the code is sent. */
  readonly name: Name
  readonly label: string
  readonly input: Omit<TextFieldProps, 'label'>
  /** Initial text of the field. */
  readonly first?: string
  readonly problems: (form: Readonly<Record<Name, string>>) => readonly FieldProblem<Name>[]
  /** Tells where the code was sent. */
  readonly hint: string
  readonly sendCode: (to: string) => GatewayResult<SentCode>
  readonly logIn: (to: string, code: string) => GatewayResult<Access>
  readonly onLoggedIn: () => void
  /** The buttons back to the other forms. */
  readonly back: ReactNode
}

/** Login by a code: asks where to send it, then for the code. */
export function SentCodeLogin<Name extends string>(props: SentCodeLoginProps<Name>) {
  const { id, intro, name, label, input, first = '', problems, hint, sendCode, logIn, onLoggedIn, back } = props
  const { waitFor, begin } = useWaits()
  const [sentTo, setSentTo] = useState<string>()
  const [told, setTold] = useState<string>()
  const { form, field, submit, busy, refused } = useForm<Readonly<Record<Name, string>>, Name, SentCode>(
    { [name]: first } as Readonly<Record<Name, string>>,
    {
      id,
      labels: { [name]: label } as Readonly<Record<Name, string>>,
      problems,
      send: (typed) => sendCode(typed[name]),
      onSent: ({ message, retryIn }) => {
        setSentTo(form[name])
        setTold(message)
        begin(form[name], retryIn)
      },
    },
  )
  const wait = waitFor(form[name])
  const isSent = sentTo === form[name]
  useEffect(() => {
    if (sentTo === undefined) document.querySelector<HTMLElement>(`#${id}-${name}`)?.focus()
  }, [id, name, sentTo])
  return (
    <div className={css.form}>
      <p className={css.note}>{intro}</p>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
        <TextField {...field(name)} mark={loginTexts.required} {...input} />
        <Button type="submit" full variant={isSent ? 'secondary' : 'primary'} loading={busy} disabled={wait > 0}>
          {wait > 0 ? texts.sendIn(wait) : isSent ? texts.sendAgain : texts.send}
        </Button>
      </form>
      <p role="status" className={css.note}>
        {told}
      </p>
      {sentTo !== undefined && (
        <LoginCodeForm key={sentTo} id={id} hint={hint} send={(code) => logIn(sentTo, code)} onLoggedIn={onLoggedIn} />
      )}
      {back}
    </div>
  )
}
