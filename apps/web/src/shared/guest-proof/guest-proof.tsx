import type { GatewayFailure, InvalidForm } from '@market/domain/kernel'
import { isTypedEmail, normalizeEmail, typeInto, validationMessages } from '@market/domain/validation'
import { failureText, useService } from '@market/react'
import { Alert, Button, Panel, TextField } from '@market/ui'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { services } from '../../composition/tokens.ts'
import { guestProofCases } from './bind.ts'
import * as css from './guest-proof.css.ts'
import { proofForm, proofOf, sixDigits } from './proof-form.ts'
import { guestProofTexts as texts } from './texts.ts'
import { useWaits } from './use-waits.ts'

interface GuestProofProps {
  readonly title: string
  readonly note: string
  /** Initial value of the address field. */
  readonly email: string | undefined
  /** The address was verified in this session already. */
  readonly verified?: boolean
  /** Shown in the panel's head. */
  readonly end?: ReactNode
  /** Shown below the code: a link for members to log in instead. */
  readonly member?: ReactNode
  readonly onProven: (email: string) => void
}

/**
 * Verifies a guest's e-mail address with a code sent by mail. A mistyped address can be corrected and a new code
 * requested at once. The code is checked as soon as it has six digits, and the focus is never taken from another field
 * that the shopper is filling in.
 */
export function GuestProof({ title, note, email: known, verified = false, end, member, onProven }: GuestProofProps) {
  const checkGuest = useService(guestProofCases.checkGuest)
  const guests = useService(services.GuestGateway)
  const [{ email, code, sentTo, busy, emailError, codeError, change }, tell] = useReducer(proofForm, known, proofOf)
  const codeField = useRef<HTMLDivElement>(null)
  const proof = useRef<HTMLDivElement>(null)
  const isProven = verified && known !== undefined && !change
  const leadOn = useRef(false)
  const checked = useRef<string>(undefined)
  /** The code that was refused: sending it again would only use up another attempt. */
  const refusedCode = useRef<string>(undefined)
  const address = normalizeEmail(email)
  const { waitFor, begin } = useWaits()
  const wait = waitFor(address)

  const toCode = () => {
    if (!typesElsewhere(codeField.current)) codeField.current?.querySelector('input')?.focus()
  }
  const askForCode = useEffectEvent(toCode)
  useEffect(() => {
    if (sentTo !== undefined) askForCode()
  }, [sentTo])

  useEffect(() => {
    if (isProven && leadOn.current) proof.current?.focus()
  }, [isProven])

  const check = async (typed: string) => {
    if (sentTo === undefined) return
    checked.current = typed
    tell({ type: 'code-checked' })
    const answer = await guests.checkCode({ email: sentTo, code: typed })
    refusedCode.current = !answer.ok && answer.failure.kind === 'refused' ? typed : undefined
    if (!answer.ok) return wrong(failureText(answer.failure))
    leadOn.current = !typesElsewhere(codeField.current)
    tell({ type: 'proven' })
    onProven(answer.value.guestEmail)
  }
  const wrong = (error: string) => {
    tell({ type: 'code-wrong', error })
    toCode()
  }
  const checkOnce = useEffectEvent((whole: string) => {
    if (whole !== checked.current) void check(whole)
  })
  useEffect(() => {
    const whole = sixDigits(code)
    if (!busy && whole !== undefined) checkOnce(whole)
  }, [code, busy])

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
    checked.current = undefined
    begin(address, answer.value.retryIn)
  }
  const verify = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const whole = sixDigits(code)
    if (whole !== undefined && whole === refusedCode.current) return toCode()
    if (whole !== undefined) return check(whole)
    wrong(code.trim() === '' ? validationMessages.required({ field: texts.code }) : texts.codeLength)
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
          onBlur={() => email !== '' && !isTypedEmail(email) && tell({ type: 'email-left', error: invalidEmail })}
          onChange={(event) => tell({ type: 'email', email: typeInto('email', email, event.target.value) })}
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

/** Whether the shopper is in a field of another panel. */
const typesElsewhere = (field: HTMLElement | null): boolean => {
  const at = document.activeElement
  return at !== null && at.matches('input, select, textarea') && at.closest('section') !== field?.closest('section')
}

const invalidEmail = validationMessages.invalid({ field: texts.email })

const emailProblem = (failure: GatewayFailure | InvalidForm<'email'>): string => {
  if (failure.kind !== 'invalid') return failureText(failure)
  const rule = failure.problems[0]?.problem === 'required' ? 'required' : 'invalid'
  return validationMessages[rule]({ field: texts.email })
}
