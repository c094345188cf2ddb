import type { DeskAnswer, getTeam } from '@market/contract/counter'
import { isEmail, normalizeEmail } from '@market/domain/validation'
import { Button, Dialog, Panel, Select, TextField } from '@market/ui'
import { useState } from 'react'
import { WorkTable } from '../list/work-table.tsx'
import { Due } from '../parts/due.tsx'
import { roleName } from '../parts/names.ts'
import * as css from '../parts/parts.css.ts'
import { StateTag } from '../parts/state-tag.tsx'
import { atText } from '../parts/when.ts'
import { useNow } from '../desk/use-now.ts'

type Team = DeskAnswer<typeof getTeam>
type Member = Team['members'][number]

interface MembersProps {
  readonly members: readonly Member[]
  readonly invitations: Team['invitations']
  readonly roles: readonly string[]
  readonly busy: boolean
  readonly onRole: (id: string, role: string) => void
  readonly onRemove: (id: string) => void
}

/** People, keys and open invitations; a row opens to change the role or to remove. */
export function Members({ members, invitations, roles, busy, onRole, onRemove }: MembersProps) {
  const [leaving, setLeaving] = useState<{ readonly id: string; readonly name: string }>()
  const now = useNow()
  return (
    <>
      <Panel title="Üyeler" end={`${members.length}`} flush>
        <WorkTable
          label="Üyeler"
          rows={members}
          idOf={({ id }) => id}
          nameHead="Üye"
          nameOf={({ name, own }) => (own ? `${name} (siz)` : name)}
          renderNote={({ email, kind }) => (
            <span className={css.small}>{email ?? (kind === 'key' ? 'API anahtarı' : '')}</span>
          )}
          columns={[
            { head: 'Rol', renderCell: ({ role }) => roleName(role) },
            {
              head: 'İki adımlı giriş',
              renderCell: ({ kind, second_step: on }) =>
                kind === 'key' ? (
                  ''
                ) : on ? (
                  <StateTag look={['success', { shop: 'shield-check' }, 'Açık']} />
                ) : (
                  <StateTag look={['warning', { shop: 'warning' }, 'Kapalı']} />
                ),
            },
            {
              head: 'Son işlem',
              on: 'not-phone',
              renderCell: ({ seen_at }) => (seen_at ? atText(new Date(seen_at), now) : 'henüz yok'),
            },
          ]}
          renderMore={(member) => (
            <div className={css.row}>
              {member.kind === 'person' && (
                <Select
                  label="Rol"
                  value={member.role}
                  disabled={busy}
                  onChange={(event) => onRole(member.id, event.target.value)}
                >
                  {roles.map((role) => (
                    <option key={role} value={role}>
                      {roleName(role)}
                    </option>
                  ))}
                </Select>
              )}
              <Button variant="secondary" size="sm" className={css.danger} onClick={() => setLeaving(member)}>
                {member.kind === 'key' ? 'Anahtarı iptal et' : 'Ekipten çıkar'}
              </Button>
            </div>
          )}
        />
      </Panel>
      {invitations.length > 0 && (
        <Panel title="Bekleyen davetler" end={`${invitations.length}`}>
          <ul className={css.stack}>
            {invitations.map(({ id, email, role, expires_at }) => (
              <li key={id} className={css.row}>
                <b>{email}</b> {roleName(role)} <Due at={new Date(expires_at)} exact={false} />
                <Button variant="text" size="sm" loading={busy} onClick={() => onRemove(id)}>
                  Daveti geri al
                </Button>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Dialog
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={`${leaving?.name ?? ''} çıkarılsın mı?`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setLeaving(undefined)}>
              Vazgeç
            </Button>
            <Button
              variant="danger"
              loading={busy}
              onClick={() => {
                if (leaving) onRemove(leaving.id)
                setLeaving(undefined)
              }}
            >
              Çıkar
            </Button>
          </>
        }
      >
        Açık oturumları hemen kapanır. Yaptığı işler denetim izinde kalır.
      </Dialog>
    </>
  )
}

interface InviteFormProps {
  readonly roles: readonly string[]
  readonly busy: boolean
  readonly onInvite: (email: string, role: string) => void
}

/** Address and role of a new person. */
export function InviteForm({ roles, busy, onInvite }: InviteFormProps) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState('')
  const [judged, setJudged] = useState(false)
  const address = normalizeEmail(email)
  return (
    <form
      className={css.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setJudged(true)
        if (isEmail(address) && role !== '') onInvite(address, role)
      }}
    >
      <TextField
        label="E-posta"
        mark="zorunlu"
        type="email"
        autoComplete="off"
        value={email}
        error={judged && !isEmail(address) ? 'Geçerli bir e-posta adresi yazın.' : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Select
        label="Rol"
        mark="zorunlu"
        value={role}
        error={judged && role === '' ? 'Bir rol seçin.' : undefined}
        onChange={(event) => setRole(event.target.value)}
      >
        <option value="">Seçin</option>
        {roles.map((one) => (
          <option key={one} value={one}>
            {roleName(one)}
          </option>
        ))}
      </Select>
      <p className={css.small}>72 saat geçerli, tek kullanımlık bir bağlantı gönderilir.</p>
      <Button type="submit" loading={busy}>
        Daveti gönder
      </Button>
    </form>
  )
}
