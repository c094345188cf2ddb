import type { GatewayResult } from '@market/domain/kernel'
import { loginCodes } from '@market/domain/session'
import type { AccountProof } from '@market/domain/account'
import { failureText, useService } from '@market/react'
import { Alert, Button, Dialog, TextField } from '@market/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { loginTexts } from '../../../shared/account/login-texts.ts'
import * as css from '../account.css.ts'
import { accountTexts } from '../texts.ts'

const texts = accountTexts.profile

interface ProofDialogProps<Value> {
  readonly what: 'export' | 'deletion'
  readonly title: string
  readonly text: string
  readonly confirm: string
  /** A member without a password proves the identity by a mailed code. */
  readonly hasPassword: boolean
  readonly send: (proof: AccountProof) => GatewayResult<Value>
  readonly onDone: (value: Value) => void
  readonly onClose: () => void
}

/** Asks for the password or a mailed code, and for the second step's code if the member has one. */
export function ProofDialog<Value>(props: ProofDialogProps<Value>) {
  const { what, title, text, confirm, hasPassword, send, onDone, onClose } = props
  const privacy = useService(services.PrivacyGateway)
  const [proof, setProof] = useState('')
  const [told, setTold] = useState<string>()
  /** Set once the API has answered that the member has a second step. */
  const [secondStep, setSecondStep] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const id = `hesap-${what}`

  const mail = async () => {
    setBusy(true)
    setRefused(undefined)
    const answer = await privacy.mailCode(what)
    setBusy(false)
    if (answer.ok) setTold(answer.value.message)
    else setRefused(failureText(answer.failure))
  }
  const prove = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || proof === '') return
    setBusy(true)
    setRefused(undefined)
    const answer = await send({
      ...(hasPassword ? { password: proof } : { code: proof }),
      ...(secondStep !== undefined && { secondStep }),
    })
    setBusy(false)
    if (answer.ok) return onDone(answer.value)
    const { failure } = answer
    if (failure.kind === 'refused' && failure.code === loginCodes.secondStepWanted) setSecondStep(secondStep ?? '')
    setRefused(failureText(failure))
  }
  const asks = hasPassword || told !== undefined
  // The member types the code next.
  useEffect(() => {
    if (told !== undefined) document.querySelector<HTMLElement>(`#${id}`)?.focus()
  }, [told, id])
  return (
    <Dialog form open title={title} onClose={onClose}>
      <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void prove(event)}>
        <p>{text}</p>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        {told && (
          <Alert tone="info" announced>
            {told}
          </Alert>
        )}
        {!asks && <p>{texts.codeNote}</p>}
        {asks && (
          <TextField
            id={id}
            label={hasPassword ? accountTexts.change.current : texts.code}
            mark={accountTexts.required}
            {...(hasPassword
              ? { type: 'password', name: 'password', autoComplete: 'current-password' }
              : { inputMode: 'numeric', name: 'code', autoComplete: 'one-time-code', maxLength: 8 })}
            value={proof}
            onChange={(event) => setProof(event.target.value)}
          />
        )}
        {secondStep !== undefined && (
          <TextField
            label={loginTexts.secondStep.code}
            mark={accountTexts.required}
            name="second-step"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={20}
            value={secondStep}
            onChange={(event) => setSecondStep(event.target.value)}
          />
        )}
        <div className={css.actions}>
          {asks && (
            <Button
              type="submit"
              variant={what === 'deletion' ? 'danger' : 'primary'}
              loading={busy}
              disabled={proof === ''}
            >
              {confirm}
            </Button>
          )}
          {!hasPassword && (
            <Button variant={asks ? 'text' : 'primary'} loading={busy} onClick={() => void mail()}>
              {asks ? texts.codeAgain : texts.codeSend}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
