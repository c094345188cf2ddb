import {
  deleteStaffMember,
  getStaff,
  postSecondStepLift,
  postStaff,
  putSecondStepLift,
  putStaffMember,
} from '@market/contract/counter'
import { officeRoles } from '@market/domain/team'
import { isEmail, normalizeEmail } from '@market/domain/validation'
import { useService } from '@market/react'
import { Button, Dialog, Panel, TextArea, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../desk/services.ts'
import { useCall, useMay, useWrite } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Answer, WriteFailure } from '../parts/answer.tsx'
import * as css from '../parts/parts.css.ts'
import { atText } from '../parts/when.ts'
import { Members } from '../people/members.tsx'
import { useNow } from '../desk/use-now.ts'

/** People of the office, invitations, and second steps that two people lift. */
export function Component() {
  const may = useMay()
  const now = useNow()
  const client = useService(services.DeskClient)
  const undo = useService(services.UndoStore)
  const staff = useCall(getStaff, {})
  const { write, busy, failure } = useWrite()
  const [dialog, setDialog] = useState<'invite' | 'lift'>()
  const done = async (text: string) => {
    setDialog(undefined)
    undo.took({ text })
    await staff.reload()
  }
  const askLift = async (email: string, reason: string) => {
    if (await write(() => client.send(postSecondStepLift, { body: { email, reason } })))
      await done('İstek yazıldı. Başka bir çalışan onaylayınca ikinci adım kalkar.')
  }
  const confirmLift = async (id: string) => {
    if (await write(() => client.send(putSecondStepLift, { params: { id }, body: {} })))
      await done('İkinci adım kaldırıldı.')
  }
  return (
    <>
      <PageHead
        title="Personel"
        actions={
          may('staff.manage') && (
            <>
              <Button
                variant="secondary"
                size="sm"
                className={css.quiet}
                icon="shield-check"
                onClick={() => setDialog('lift')}
              >
                Kayıp ikinci adım
              </Button>
              <Button size="sm" icon="plus" onClick={() => setDialog('invite')}>
                Davet et
              </Button>
            </>
          )
        }
      />
      <div className={css.column}>
        {dialog === undefined && <WriteFailure of={failure} />}
        <Answer of={staff} what="Personel">
          {({ lifts, ...data }) => (
            <>
              {lifts.length > 0 && (
                <Panel title="Onay bekleyen ikinci adımlar" end={`${lifts.length}`}>
                  <ul className={css.stack}>
                    {lifts.map(({ id, name, email, asked_by, asked_at, own }) => (
                      <li key={id} className={css.row}>
                        <span>
                          <b>{name}</b> {email}
                          <span className={css.small}>{`${asked_by} istedi, ${atText(new Date(asked_at), now)}`}</span>
                        </span>
                        {own ? (
                          <span className={css.muted}>Başka bir çalışan onaylar</span>
                        ) : (
                          <Button variant="secondary" size="sm" loading={busy} onClick={() => void confirmLift(id)}>
                            Onayla
                          </Button>
                        )}
                      </li>
                    ))}
                  </ul>
                </Panel>
              )}
              <Members
                of={data}
                roles={officeRoles}
                calls={{
                  invite: (email, role) => client.send(postStaff, { body: { email, role } }),
                  setRole: (id, role) => client.send(putStaffMember, { params: { id }, body: { role } }),
                  remove: (id) => client.send(deleteStaffMember, { params: { id } }),
                }}
                reload={staff.reload}
                inviting={dialog === 'invite'}
                inviteTitle="Ofise davet et"
                onInvited={() => setDialog(undefined)}
              />
            </>
          )}
        </Answer>
      </div>
      <Dialog open={dialog === 'lift'} onClose={() => setDialog(undefined)} title="Kayıp ikinci adımı kaldır" form>
        <WriteFailure of={failure} />
        <LiftForm busy={busy} onAsk={(email, reason) => void askLift(email, reason)} />
      </Dialog>
    </>
  )
}

function LiftForm({
  busy,
  onAsk,
}: {
  readonly busy: boolean
  readonly onAsk: (email: string, reason: string) => void
}) {
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const [judged, setJudged] = useState(false)
  const address = normalizeEmail(email)
  const short = reason.trim().length < 3
  return (
    <form
      className={css.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setJudged(true)
        if (isEmail(address) && !short) onAsk(address, reason.trim())
      }}
    >
      <p>
        Telefonunu ve kurtarma kodlarını kaybeden kişinin kimliğini doğruladıktan sonra isteyin. Başka bir çalışan
        onaylar.
      </p>
      <TextField
        label="Kişinin e-postası"
        mark="zorunlu"
        type="email"
        autoComplete="off"
        value={email}
        error={judged && !isEmail(address) ? 'Geçerli bir e-posta adresi yazın.' : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextArea
        label="Kimliği nasıl doğruladınız?"
        mark="zorunlu"
        rows={3}
        maxLength={500}
        value={reason}
        error={judged && short ? 'En az 3 karakter yazın.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button type="submit" loading={busy}>
        İsteği yaz
      </Button>
    </form>
  )
}
