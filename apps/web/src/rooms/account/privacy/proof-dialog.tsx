import { failureText, useService, useStream } from '@market/react'
import { Alert, Button, Dialog, TextField } from '@market/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { loginTexts } from '../../../shared/account/login-texts.ts'
import * as css from '../account.css.ts'
import { accountRoom } from '../bind.ts'
import { accountTexts } from '../texts.ts'

const texts = accountTexts.profile

interface ProofDialogProps {
  readonly what: 'export' | 'deletion'
  readonly title: string
  readonly text: string
  readonly confirm: string
  /** A member without a password proves the identity by a mailed code. */
  readonly hasPassword: boolean
  /** `file` is the export. */
  readonly onDone: (done: { readonly file?: string }) => void
  readonly onClose: () => void
}

/** Asks for the password or a mailed code, and for the second step's code if the member has one. */
export function ProofDialog({ what, title, text, confirm, hasPassword, onDone, onClose }: ProofDialogProps) {
  const makeProof = useService(accountRoom.makeProof)
  const [store] = useState(() => makeProof({ what, hasPassword }))
  const { proof, told, secondStep, busy, refused } = useStream(store.state)
  const id = `hesap-${what}`

  const prove = async (event: FormEvent) => {
    event.preventDefault()
    const done = await store.prove()
    if (done) onDone(done)
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
            {failureText(refused)}
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
            onChange={(event) => store.enter({ proof: event.target.value })}
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
            onChange={(event) => store.enter({ secondStep: event.target.value })}
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
            <Button variant={asks ? 'text' : 'primary'} loading={busy} onClick={() => void store.mailCode()}>
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
