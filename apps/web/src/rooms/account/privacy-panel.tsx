import { Alert, Button, Dialog, Panel, TextField } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shell/failure-text.ts'
import * as css from './account.css.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.profile

/** What the law on personal data gives: a file with all of it, and the end of the account. */
export function PrivacyPanel() {
  const privacy = useService(services.PrivacyGateway)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState<string>()

  const download = async () => {
    setBusy(true)
    setRefused(undefined)
    const answer = await privacy.exportAll()
    setBusy(false)
    if (answer.ok) saveFile(texts.fileName, answer.value)
    else setRefused(failureText(answer.failure))
  }
  return (
    <Panel title={texts.data} icon="shield-check">
      <p className={css.note}>{texts.dataNote}</p>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <div className={css.actions}>
        <Button variant="secondary" icon="download" loading={busy} onClick={() => void download()}>
          {texts.download}
        </Button>
        <Button variant="text" onClick={() => setAsking(true)}>
          {texts.remove}
        </Button>
      </div>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} />
    </Panel>
  )
}

function DeleteDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const privacy = useService(services.PrivacyGateway)
  const session = useService(services.SessionStore)
  const cart = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  const remove = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || password === '') return
    setBusy(true)
    setRefused(undefined)
    const answer = await privacy.deleteAccount({ password })
    setBusy(false)
    if (!answer.ok) return setRefused(failureText(answer.failure))
    onClose()
    await navigate('/')
    notices.toast({ type: 'success', text: texts.removed })
    await session.logout()
    cart.forget()
    await cart.load()
  }
  return (
    <Dialog form open={open} title={texts.removeTitle} onClose={onClose}>
      <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void remove(event)}>
        <p>{texts.removeText}</p>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        <TextField
          label={accountTexts.change.current}
          mark={accountTexts.required}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className={css.actions}>
          <Button type="submit" variant="danger" loading={busy} disabled={password === ''}>
            {texts.removeNow}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {texts.keep}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Hands a text to the browser as a file to keep. */
function saveFile(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
