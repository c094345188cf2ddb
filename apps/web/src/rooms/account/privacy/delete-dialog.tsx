import { loginCodes } from '@market/domain'
import { Alert, Button, Dialog, TextField } from '@market/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { loginTexts } from '../../../shared/account/login-texts.ts'
import { failureText } from '../../../shared/failure/failure-text.ts'
import * as css from '../account.css.ts'
import { accountTexts } from '../texts.ts'

const texts = accountTexts.profile

interface DeleteDialogProps {
  readonly open: boolean
  /** Without one a mailed code proves who leaves. */
  readonly hasPassword: boolean
  readonly onClose: () => void
}

/** Asks for the proof that it is the member who leaves, and says good-bye at home. */
export function DeleteDialog({ open, hasPassword, onClose }: DeleteDialogProps) {
  const privacy = useService(services.PrivacyGateway)
  const session = useService(services.SessionStore)
  const cart = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const navigate = useNavigate()
  const [proof, setProof] = useState('')
  const [told, setTold] = useState<string>()
  /** Asked for once the provider has said that there is one. */
  const [secondStep, setSecondStep] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  const mail = async () => {
    setBusy(true)
    setRefused(undefined)
    const answer = await privacy.mailCode()
    setBusy(false)
    if (answer.ok) setTold(answer.value.message)
    else setRefused(failureText(answer.failure))
  }
  const remove = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || proof === '') return
    setBusy(true)
    setRefused(undefined)
    const answer = await privacy.deleteAccount({
      ...(hasPassword ? { password: proof } : { code: proof }),
      ...(secondStep !== undefined && { secondStep }),
    })
    setBusy(false)
    if (!answer.ok) {
      const { failure } = answer
      if (failure.kind === 'refused' && failure.code === loginCodes.secondStepWanted) setSecondStep(secondStep ?? '')
      return setRefused(failureText(failure))
    }
    onClose()
    await session.logout(() => navigate('/'))
    notices.open({
      type: 'success',
      title: texts.removed,
      text: texts.goodbye,
      timeout: 0,
      actions: [{ text: texts.goOn, kind: 'primary' }],
    })
    cart.forget()
    await cart.load()
  }
  const asks = hasPassword || told !== undefined
  // The code is typed next.
  useEffect(() => {
    if (told !== undefined) document.querySelector<HTMLElement>('#hesap-silme')?.focus()
  }, [told])
  return (
    <Dialog form open={open} title={texts.removeTitle} onClose={onClose}>
      <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void remove(event)}>
        <p>{texts.removeText}</p>
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
            id="hesap-silme"
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
            <Button type="submit" variant="danger" loading={busy} disabled={proof === ''}>
              {texts.removeNow}
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
