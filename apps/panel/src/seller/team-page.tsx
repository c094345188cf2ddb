import { deleteTeamMember, getTeam, postTeam, postTeamKey, putTeamMember } from '@market/contract/counter'
import { sellerRoles } from '@market/domain/team'
import { CopyButton, useService } from '@market/react'
import { Alert, Button, Dialog, Panel, Select, TextField } from '@market/ui'
import { useState } from 'react'
import { services } from '../desk/services.ts'
import { useCall, useMay, useWrite } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Answer, WriteFailure } from '../parts/answer.tsx'
import { roleName } from '../parts/names.ts'
import * as css from '../parts/parts.css.ts'
import { Members } from '../people/members.tsx'
import * as own from './seller.css.ts'
import { ShopTabs } from './shop-tabs.tsx'

/** People, open invitations and API keys of the shop. */
export function Component() {
  const may = useMay()
  const client = useService(services.DeskClient)
  const undo = useService(services.UndoStore)
  const team = useCall(getTeam, {})
  const { write, busy, failure } = useWrite()
  const [dialog, setDialog] = useState<'invite' | 'key'>()
  const [fresh, setFresh] = useState<{ readonly name: string; readonly key: string }>()
  const makeKey = async (name: string, role: 'operasyon' | 'muhasebe') => {
    const made = await write(() => client.send(postTeamKey, { body: { name, role } }))
    if (!made) return
    setFresh({ name, key: made.key })
    setDialog(undefined)
    undo.took({ text: 'Anahtar üretildi.' })
    await team.reload()
  }
  return (
    <>
      <PageHead
        title="Mağaza ve ekip"
        actions={
          may('team.manage') && (
            <>
              <Button variant="secondary" size="sm" className={css.quiet} icon="key" onClick={() => setDialog('key')}>
                Anahtar üret
              </Button>
              <Button size="sm" icon="plus" onClick={() => setDialog('invite')}>
                Davet et
              </Button>
            </>
          )
        }
      />
      <div className={css.column}>
        <ShopTabs />
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
          {(data) => (
            <Members
              of={data}
              roles={sellerRoles}
              calls={{
                invite: (email, role) => client.send(postTeam, { body: { email, role } }),
                setRole: (id, role) => client.send(putTeamMember, { params: { id }, body: { role } }),
                remove: (id) => client.send(deleteTeamMember, { params: { id } }),
              }}
              reload={team.reload}
              inviting={dialog === 'invite'}
              inviteTitle="Ekibe davet et"
              onInvited={() => setDialog(undefined)}
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
