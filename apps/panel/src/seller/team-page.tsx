import { deleteTeamMember, getTeam, postTeam, postTeamKey, putTeamMember } from '@market/contract/counter'
import { sellerRoles } from '@market/domain/team'
import { CopyButton, useService } from '@market/react'
import { Alert, Button, Dialog, Panel, Select, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../desk/services.ts'
import { useCall, useWrite } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Answer, WriteFailure } from '../parts/answer.tsx'
import { roleName } from '../parts/names.ts'
import * as css from '../parts/parts.css.ts'
import { InviteForm, Members } from '../people/members.tsx'
import * as own from './seller.css.ts'
import { ShopTabs } from './shop-tabs.tsx'

/** People, open invitations and API keys of the shop. */
export function Component() {
  const client = useService(services.DeskClient)
  const undo = useService(services.UndoStore)
  const team = useCall(getTeam, {})
  const { write, busy, failure } = useWrite()
  const [dialog, setDialog] = useState<'invite' | 'key'>()
  const [fresh, setFresh] = useState<{ readonly name: string; readonly key: string }>()
  const done = async (text: string) => {
    setDialog(undefined)
    undo.took({ text })
    await team.reload()
  }
  const invite = async (email: string, role: string) => {
    const chosen = sellerRoles.find((one) => one === role)
    if (!chosen) return
    const sent = await write(() => client.send(postTeam, { body: { email, role: chosen } }))
    if (sent) await done(`${sent.email} adresine 72 saat geçerli davet gönderildi.`)
  }
  const makeKey = async (name: string, role: 'operasyon' | 'muhasebe') => {
    const made = await write(() => client.send(postTeamKey, { body: { name, role } }))
    if (!made) return
    setFresh({ name, key: made.key })
    await done('Anahtar üretildi.')
  }
  const change = async (id: string, role: string) => {
    const chosen = sellerRoles.find((one) => one === role)
    if (chosen && (await write(() => client.send(putTeamMember, { params: { id }, body: { role: chosen } }))))
      await done('Rol değişti.')
  }
  const remove = async (id: string) => {
    if (await write(() => client.send(deleteTeamMember, { params: { id } })))
      await done('Kaldırıldı, oturumları kapandı.')
  }
  return (
    <>
      <PageHead
        title="Mağaza ve ekip"
        actions={
          <>
            <Button variant="secondary" size="sm" className={css.quiet} icon="key" onClick={() => setDialog('key')}>
              Anahtar üret
            </Button>
            <Button size="sm" icon="plus" onClick={() => setDialog('invite')}>
              Davet et
            </Button>
          </>
        }
      />
      <div className={css.column}>
        <ShopTabs />
        {dialog === undefined && <WriteFailure of={failure} />}
        {fresh && (
          <Alert tone="next">
            <div className={css.stack}>
              <p>
                <b>{`“${fresh.name}” anahtarı hazır.`}</b> Yalnızca bir kez gösterilir, şimdi kopyalayın.
              </p>
              <p className={own.keyBox}>{fresh.key}</p>
              <div className={css.row}>
                <CopyButton what="Anahtar" text={fresh.key} />
                <Button variant="text" size="sm" onClick={() => setFresh(undefined)}>
                  Kopyaladım
                </Button>
              </div>
            </div>
          </Alert>
        )}
        <Answer of={team} what="Ekip">
          {({ members, invitations }) => (
            <Members
              members={members}
              invitations={invitations}
              roles={sellerRoles}
              busy={busy}
              onRole={(id, role) => void change(id, role)}
              onRemove={(id) => void remove(id)}
            />
          )}
        </Answer>
        <Panel title="Roller">
          <dl className={css.facts}>
            <dt>{roleName('sahip')}</dt>
            <dd>Mağazanın her işi: siparişler, iadeler, ayarlar, belgeler, ekip</dd>
            <dt>{roleName('operasyon')}</dt>
            <dd>Siparişler ve iadeler, alıcının adı, adresi ve telefonuyla</dd>
            <dt>{roleName('muhasebe')}</dt>
            <dd>Siparişleri görür; alıcının bilgilerini görmez</dd>
          </dl>
        </Panel>
      </div>
      <Dialog open={dialog === 'invite'} onClose={() => setDialog(undefined)} title="Ekibe davet et" form>
        <WriteFailure of={failure} />
        <InviteForm roles={sellerRoles} busy={busy} onInvite={(email, role) => void invite(email, role)} />
      </Dialog>
      <Dialog open={dialog === 'key'} onClose={() => setDialog(undefined)} title="API anahtarı üret" form>
        <WriteFailure of={failure} />
        <KeyForm busy={busy} onMake={(name, role) => void makeKey(name, role)} />
      </Dialog>
    </>
  )
}

function KeyForm({
  busy,
  onMake,
}: {
  readonly busy: boolean
  readonly onMake: (name: string, role: 'operasyon' | 'muhasebe') => void
}) {
  const [name, setName] = useState('')
  const [role, setRole] = useState<'operasyon' | 'muhasebe'>('operasyon')
  return (
    <form
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) onMake(name.trim(), role)
      }}
    >
      <TextField
        label="Ad"
        mark="zorunlu"
        hint="Anahtarı kullanan programın adı"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Select
        label="Rol"
        value={role}
        onChange={(event) => setRole(event.target.value === 'muhasebe' ? 'muhasebe' : 'operasyon')}
      >
        <option value="operasyon">{roleName('operasyon')}</option>
        <option value="muhasebe">{roleName('muhasebe')}</option>
      </Select>
      <Button type="submit" disabled={!name.trim()} loading={busy}>
        Anahtar üret
      </Button>
    </form>
  )
}
