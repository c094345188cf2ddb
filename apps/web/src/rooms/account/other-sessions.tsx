import type { GatewayResult } from '@market/domain/kernel'
import type { MemberSession } from '@market/domain/account'
import { failureText, Loaded, useLoaded, useService } from '@market/react'
import { Alert, Button, Panel, Tag } from '@market/ui'
import { useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { dateText, timeText } from '../../shared/time/date-text.ts'
import * as css from './account.css.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.sessions

const when = (at: Date) => `${dateText(at.toISOString())}, ${timeText(at.toISOString())}`

/** The member's open sessions. The others can be ended one by one or all at once, for example after losing a device. */
export function OtherSessions() {
  const passwords = useService(services.PasswordGateway)
  const { answer, reload } = useLoaded(() => passwords.sessions())
  return (
    <Panel title={texts.title} icon="device-mobile">
      <p className={css.note}>{texts.note}</p>
      <Loaded answer={answer} reload={reload}>
        {(sessions) => <SessionList sessions={sessions} onEnded={reload} />}
      </Loaded>
    </Panel>
  )
}

interface SessionListProps {
  readonly sessions: readonly MemberSession[]
  readonly onEnded: () => Promise<void>
}

function SessionList({ sessions, onEnded }: SessionListProps) {
  const passwords = useService(services.PasswordGateway)
  const list = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState<string>()
  const [told, setTold] = useState<{ readonly tone: 'success' | 'error'; readonly text: string }>()

  const end = async (which: string, ask: () => GatewayResult<void>, done: string) => {
    setBusy(which)
    setTold(undefined)
    const answer = await ask()
    // A session that is not found has ended already.
    const ended = answer.ok || answer.failure.kind === 'not-found'
    if (ended) await onEnded()
    setBusy(undefined)
    setTold(ended ? { tone: 'success', text: done } : { tone: 'error', text: failureText(answer.failure) })
    // The row with the focus was removed.
    if (ended) list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} className={css.list}>
      {told && (
        <Alert tone={told.tone} announced>
          {told.text}
        </Alert>
      )}
      <ul className={css.rows} aria-label={texts.title}>
        {sessions.map((session) => {
          const { id, own, begunAt } = session
          const device = session.device ?? texts.unknown
          return (
            <li key={id} className={css.innerRow}>
              <div>
                <p className={css.rowTitle}>
                  {device} {own && <Tag>{texts.own}</Tag>}
                </p>
                <p className={css.note}>{texts.used(when(begunAt), when(session.usedAt))}</p>
              </div>
              {!own && (
                <div className={css.rowActions}>
                  <Button
                    variant="text"
                    size="sm"
                    loading={busy === id}
                    aria-label={texts.endThis(device, when(begunAt))}
                    onClick={() => void end(id, () => passwords.endSession(id), texts.ended(device))}
                  >
                    {texts.end}
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 && (
        <div className={css.narrow}>
          <Button
            variant="secondary"
            loading={busy === 'others'}
            onClick={() => void end('others', () => passwords.endOtherSessions(), texts.othersEnded)}
          >
            {texts.endOthers}
          </Button>
        </div>
      )}
    </div>
  )
}
