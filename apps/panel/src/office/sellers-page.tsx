import { sellerStateNames } from '@market/domain/sellers'
import { getSellers, getSellersFile } from '@market/contract/counter'
import { useService } from '@market/react'
import { Tag } from '@market/ui'
import { services } from '../desk/services.ts'
import { useCall } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { CsvLink } from '../list/csv-link.tsx'
import { ListSearch, Stages } from '../list/list-parts.tsx'
import * as css from '../list/list.css.ts'
import { useAddress } from '../list/use-address.ts'
import { NothingFound, WorkList } from '../list/work-list.tsx'
import { Empty } from '../parts/answer.tsx'
import * as parts from '../parts/parts.css.ts'
import { sellerLooks, StateTag } from '../parts/state-tag.tsx'
import { waitedText } from '../parts/when.ts'
import { useNow } from '../desk/use-now.ts'

const stages = [
  { id: undefined, text: 'Tümü' },
  ...(['submitted', 'verified', 'contracted', 'open', 'stopped', 'draft', 'ended'] as const).map((id) => ({
    id,
    text: sellerStateNames[id],
  })),
]

/** Applications and sellers, by state. */
export function Component() {
  const client = useService(services.DeskClient)
  const { get, href } = useAddress()
  const wanted = get('sekme')
  const state = stages.find(({ id }) => id === wanted)?.id
  const q = get('q')
  const after = get('sonra')
  const sellers = useCall(getSellers, {
    query: { ...(q && { q }), ...(state && { state }), ...(after && { after }) },
  })
  const now = useNow()
  return (
    <>
      <PageHead
        title="Başvuru ve satıcılar"
        note="Başvuruya 3 iş günü içinde yanıt verilir"
        actions={
          <CsvLink href={client.address(getSellersFile, { query: { ...(q && { q }), ...(state && { state }) } })} />
        }
      />
      <div className={css.panel}>
        <Stages label="Durumlar" stages={stages} current={state} />
        <div className={css.tools}>
          <ListSearch label="Ad, unvan, vergi ya da başvuru no" />
        </div>
        <WorkList
          of={sellers}
          empty={
            q ? (
              <NothingFound title={`“${q}” için satıcı bulunamadı`} clear={href({ q: undefined })} />
            ) : state === 'submitted' ? (
              <Empty title="İncelenecek başvuru kalmadı" />
            ) : (
              <NothingFound title="Bu durumda satıcı yok" />
            )
          }
          unit="satıcı"
          label="Satıcılar"
          idOf={({ id }) => String(id)}
          nameHead="Mağaza"
          nameOf={({ name }) => name}
          renderNote={({ legal_name }) => <span className={parts.small}>{legal_name}</span>}
          hrefOf={({ id }) => `/saticilar/${id}`}
          columns={[
            { head: 'Şehir', on: 'not-phone', renderCell: ({ city }) => city },
            {
              head: 'Durum',
              renderCell: ({ state: at, on_leave }) => (
                <span className={parts.row}>
                  <StateTag look={sellerLooks[at]} />
                  {on_leave && <StateTag look={['warning', { shop: 'pause' }, 'İzinde']} />}
                </span>
              ),
            },
            { head: 'Başvuru no', on: 'only-wide', renderCell: ({ application_no }) => application_no },
            {
              head: 'Mesaj',
              end: true,
              renderCell: ({ unread }) => (unread > 0 ? <Tag tone="saffron">{`${unread} yeni`}</Tag> : ''),
            },
            {
              head: 'Bu durumda',
              end: true,
              renderCell: ({ state_at }) => waitedText(new Date(state_at), now),
            },
          ]}
        />
      </div>
    </>
  )
}
