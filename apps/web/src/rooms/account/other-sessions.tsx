import { Alert, Button, Panel } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shared/failure/failure-text.ts'
import * as css from './account.css.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.change

/** Ends every session of the member but this one, for a device that was lost or left behind. */
export function OtherSessions() {
  const passwords = useService(services.PasswordGateway)
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<{ readonly tone: 'success' | 'error'; readonly text: string }>()

  const end = async () => {
    setBusy(true)
    setTold(undefined)
    const answer = await passwords.endOtherSessions()
    setBusy(false)
    setTold(
      answer.ok ? { tone: 'success', text: texts.othersEnded } : { tone: 'error', text: failureText(answer.failure) },
    )
  }
  return (
    <Panel title={texts.others} icon="device-mobile">
      <div className={css.narrow}>
        <p className={css.note}>{texts.othersNote}</p>
        {told && (
          <Alert tone={told.tone} announced>
            {told.text}
          </Alert>
        )}
        <Button variant="secondary" loading={busy} onClick={() => void end()}>
          {texts.endOthers}
        </Button>
      </div>
    </Panel>
  )
}
