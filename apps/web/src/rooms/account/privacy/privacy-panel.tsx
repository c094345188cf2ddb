import { Alert, Button, Panel } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { failureText } from '../../../shared/failure/failure-text.ts'
import * as css from '../account.css.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { saveText } from './save-text.ts'
import { accountTexts } from '../texts.ts'

const texts = accountTexts.profile

/** Rights under the data protection law: an export of all data, and deletion of the account. */
export function PrivacyPanel({ hasPassword }: { readonly hasPassword: boolean }) {
  const privacy = useService(services.PrivacyGateway)
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState<string>()

  const download = async () => {
    setBusy(true)
    setRefused(undefined)
    const answer = await privacy.exportAll()
    setBusy(false)
    if (answer.ok) saveText(texts.fileName, answer.value, 'application/json')
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
      <DeleteDialog open={asking} hasPassword={hasPassword} onClose={() => setAsking(false)} />
    </Panel>
  )
}
