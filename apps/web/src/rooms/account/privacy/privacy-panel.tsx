import { useService } from '@market/react'
import { Button, Panel } from '@market/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../../composition/tokens.ts'
import * as css from '../account.css.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { saveText } from './save-text.ts'
import { accountTexts } from '../texts.ts'

const texts = accountTexts.profile

/** Rights under the data protection law: exporting all data, and deleting the account. */
export function PrivacyPanel({ hasPassword }: { readonly hasPassword: boolean }) {
  const session = useService(services.SessionStore)
  const cart = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'export' | 'deletion'>()
  const close = () => setAsking(undefined)
  const dialog = { hasPassword, onClose: close }

  const sayGoodbye = async () => {
    close()
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
  return (
    <Panel title={texts.data} icon="shield-check">
      <p className={css.note}>{texts.dataNote}</p>
      <div className={css.actions}>
        <Button variant="secondary" icon="download" onClick={() => setAsking('export')}>
          {texts.download}
        </Button>
        <Button variant="text" onClick={() => setAsking('deletion')}>
          {texts.remove}
        </Button>
      </div>
      {asking === 'export' && (
        <ProofDialog
          {...dialog}
          what="export"
          title={texts.downloadTitle}
          text={texts.downloadText}
          confirm={texts.downloadNow}
          onDone={({ file = '' }) => {
            close()
            saveText(texts.fileName, file, 'application/json')
          }}
        />
      )}
      {asking === 'deletion' && (
        <ProofDialog
          {...dialog}
          what="deletion"
          title={texts.removeTitle}
          text={texts.removeText}
          confirm={texts.removeNow}
          onDone={() => void sayGoodbye()}
        />
      )}
    </Panel>
  )
}
