import type { DeskAnswer, getTeam } from '@market/contract/counter'
import type { GatewayFailure, Result } from '@market/domain/kernel'
import { isEmail, normalizeEmail } from '@market/domain/validation'
import { useService } from '@market/react'
import { Button, Dialog, Panel, Select, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../desk/services.ts'
import { useWrite } from '../desk/use-desk.ts'
import { WorkTable } from '../list/work-table.tsx'
import { WriteFailure } from '../parts/answer.tsx'
import { Due } from '../parts/due.tsx'
import { roleName } from '../parts/names.ts'
import * as css from '../parts/parts.css.ts'
import { StateTag } from '../parts/state-tag.tsx'
import { atText } from '../parts/when.ts'
import { useNow } from '../desk/use-now.ts'

type Team = DeskAnswer<typeof getTeam>

type Sent = Promise<Result<unknown, GatewayFailure>>

interface MembersProps<Role extends string> {
  readonly of: Pick<Team, 'members' | 'invitations'>
  readonly roles: readonly Role[]
  readonly calls: {
    readonly invite: (email: string, role: Role) => Sent
    readonly setRole: (id: string, role: Role) => Sent
    readonly remove: (id: string) => Sent
  }
  readonly reload: () => Promise<void>
  /** Whether the dialog of a new invitation is open. */
  readonly inviting: boolean
  readonly inviteTitle: string
  readonly onInvited: () => void
}

/** People, keys and open invitations; a row opens to change the role or to remove. */
export function Members<Role extends string>(props: MembersProps<Role>) {
  const { of, roles, calls, reload, inviting, inviteTitle, onInvited } = props
  const { members, invitations } = of
  const undo = useService(services.UndoStore)
  const { write, busy, failure } = useWrite()
  const [leaving, setLeaving] = useState<Team['members'][number]>()
  const now = useNow()
  const send = async (text: string, call: () => Sent) => {
    if ((await write(call)) === undefined) return
    undo.took({ text })
    await reload()
  }
  const remove = (id: string) => send('Kaldırıldı, oturumları kapandı.', () => calls.remove(id))
  return (
    <>
      {!inviting && <WriteFailure of={failure} />}
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
                  <StateTag look={['success', { shop: 'shield-check' }, 'İki adım açık']} />
                ) : (
                  <StateTag look={['warning', { shop: 'warning' }, 'İki adım kapalı']} />
                ),
            },
            {
              head: 'Son işlem',
              on: 'not-phone',
              renderCell: ({ seen_at }) => (seen_at ? atText(new Date(seen_at), now) : 'henüz yok'),
            },
          ]}
          renderMore={(member) => (
            <div className={css.fieldRow}>
              {member.kind === 'person' && (
                <Select
                  label="Rol"
                  value={member.role}
                  disabled={busy}
                  onChange={({ target }) => {
                    const role = roles.find((one) => one === target.value)
                    if (role) void send('Rol değişti.', () => calls.setRole(member.id, role))
                  }}
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
                <Button variant="text" size="sm" loading={busy} onClick={() => void remove(id)}>
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
        title={`${leaving?.name ?? ''} ${leaving?.kind === 'key' ? 'iptal edilsin mi?' : 'çıkarılsın mı?'}`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setLeaving(undefined)}>
              Vazgeç
            </Button>
            <Button
              variant="danger"
              loading={busy}
              onClick={() => {
                if (leaving) void remove(leaving.id)
                setLeaving(undefined)
              }}
            >
              {leaving?.kind === 'key' ? 'İptal et' : 'Çıkar'}
            </Button>
          </>
        }
      >
        {leaving?.kind === 'key'
          ? 'Bu anahtarla gelen çağrılar hemen reddedilir.'
          : `Açık oturumları hemen kapanır, kabul edilmemiş davetleri geçersiz olur.${
              members.some(({ kind }) => kind === 'key')
                ? ' Bildiği API anahtarları çalışmayı sürdürür; gerekirse onları da iptal edin.'
                : ''
            }`}{' '}
        Yaptığı işler denetim izinde kalır.
      </Dialog>
      <Dialog open={inviting} onClose={onInvited} title={inviteTitle} form>
        <WriteFailure of={failure} />
        <InviteForm
          roles={roles}
          busy={busy}
          onInvite={(email, role) =>
            void send(`${email} adresine 72 saat geçerli davet gönderildi.`, async () => {
              const answer = await calls.invite(email, role)
              if (answer.ok) onInvited()
              return answer
            })
          }
        />
      </Dialog>
    </>
  )
}

interface InviteFormProps<Role extends string> {
  readonly roles: readonly Role[]
  readonly busy: boolean
  readonly onInvite: (email: string, role: Role) => void
}

/** Address and role of a new person. */
function InviteForm<Role extends string>({ roles, busy, onInvite }: InviteFormProps<Role>) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>()
  const [judged, setJudged] = useState(false)
  const address = normalizeEmail(email)
  return (
    <form
      className={css.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setJudged(true)
        if (isEmail(address) && role !== undefined) onInvite(address, role)
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
        value={role ?? ''}
        error={judged && role === undefined ? 'Bir rol seçin.' : undefined}
        onChange={({ target }) => setRole(roles.find((one) => one === target.value))}
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
