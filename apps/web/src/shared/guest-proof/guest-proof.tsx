import { type GatewayFailure, type InvalidForm, normalizeEmail, validationMessages } from '@market/domain'
import { Alert, Button, Panel, TextField } from '@market/ui'
import { type FormEvent, type ReactNode, useEffect, useReducer, useRef } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { guestProofCases } from './bind.ts'
import { failureText } from '../failure/failure-text.ts'
import * as css from './guest-proof.css.ts'
import { proofForm, proofOf } from './proof-form.ts'
import { guestProofTexts as texts } from './texts.ts'
import { useWaits } from './use-waits.ts'

interface GuestProofProps {
  readonly title: string
  readonly note: string
  /** Address to begin with. */
  readonly email: string | undefined
  /** It was proven in this session already. */
  readonly verified?: boolean
  /** In the panel's head. */
  readonly end?: ReactNode
  /** Below the code: where a member logs in instead. */
  readonly member?: ReactNode
  readonly onProven: (email: string) => void
}

/** The guest's e-mail address, proven with a code that was mailed to it. A mistyped one is corrected at once. */
export function GuestProof({ title, note, email: known, verified = false, end, member, onProven }: GuestProofProps) {
  const checkGuest = useService(guestProofCases.checkGuest)
  const guests = useService(services.GuestGateway)
  const [{ email, code, sentTo, busy, emailError, codeError, change }, tell] = useReducer(proofForm, known, proofOf)
  const codeField = useRef<HTMLDivElement>(null)
  const proof = useRef<HTMLDivElement>(null)
  const isProven = verified && known !== undefined && !change
  const justProven = useRef(false)
  const address = normalizeEmail(email)
  const { waitFor, begin } = useWaits()
  const wait = waitFor(address)

  useEffect(() => {
    if (sentTo !== undefined) codeField.current?.querySelector('input')?.focus()
  }, [sentTo])

  useEffect(() => {
    if (isProven && justProven.current) proof.current?.focus()
  }, [isProven])

  if (isProven)
    return (
      <Alert tone="success" ref={proof}>
        {texts.verified(known)}{' '}
        <Button variant="text" size="sm" onClick={() => tell({ type: 'other-address' })}>
          {texts.otherEmail}
        </Button>
      </Alert>
    )

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || wait > 0) return
    tell({ type: 'code-asked' })
    const answer = await checkGuest(email)
    if (!answer.ok) return tell({ type: 'code-refused', error: emailProblem(answer.failure) })
    tell({ type: 'code-sent', to: answer.value.guestEmail })
    begin(address, answer.value.retryIn)
  }
  const verify = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || sentTo === undefined) return
    const typed = code.replaceAll(/\s/g, '')
    const wrong = (error: string) => {
      tell({ type: 'code-wrong', error })
      codeField.current?.querySelector('input')?.focus()
    }
    if (!/^[0-9]{6}$/.test(typed))
      return wrong(typed === '' ? validationMessages.required({ field: texts.code }) : texts.codeLength)
    tell({ type: 'code-checked' })
    const answer = await guests.checkCode({ email: sentTo, code: typed })
    if (!answer.ok) return wrong(failureText(answer.failure))
    justProven.current = true
    tell({ type: 'proven' })
    onProven(answer.value.guestEmail)
  }
  return (
    <Panel title={title} icon="envelope" end={end}>
      <p className={css.note}>{note}</p>
      <form className={css.codeRow} method="dialog" noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={texts.email}
          mark={texts.required}
          type="email"
          name="email"
          autoComplete="email"
          value={email}
          error={emailError}
          onChange={(event) => tell({ type: 'email', email: event.target.value })}
        />
        <Button
          type="submit"
          variant={sentTo === address ? 'secondary' : 'primary'}
          loading={busy && sentTo === undefined}
          disabled={wait > 0}
        >
          {wait > 0 ? texts.resendIn(wait) : sentTo === address ? texts.resend : texts.sendCode}
        </Button>
      </form>
      <p role="status" className={css.note}>
        {sentTo !== undefined && texts.sentTo(sentTo)}
      </p>
      {sentTo !== undefined && (
        <form className={css.codeRow} method="dialog" noValidate onSubmit={(event) => void verify(event)}>
          <div ref={codeField}>
            <TextField
              label={texts.code}
              mark={texts.required}
              hint={texts.codeHint}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={8}
              value={code}
              error={codeError}
              onChange={(event) => tell({ type: 'code', code: event.target.value })}
            />
          </div>
          <Button type="submit" loading={busy}>
            {texts.verify}
          </Button>
        </form>
      )}
      {sentTo !== undefined && member && <p className={css.note}>{member}</p>}
    </Panel>
  )
}

const emailProblem = (failure: GatewayFailure | InvalidForm<'email'>): string => {
  if (failure.kind !== 'invalid') return failureText(failure)
  const rule = failure.problems[0]?.problem === 'required' ? 'required' : 'invalid'
  return validationMessages[rule]({ field: texts.email })
}
