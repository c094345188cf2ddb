import { getPackages, getPackagesFile, postAccept, postUndo } from '@market/contract/counter'
import { mayHappenToPackage, packageDueAt, packageStateNames, packageTabs } from '@market/domain/packages'
import { useService } from '@market/react'
import { Alert, Button, Chip } from '@market/ui'
import { useState } from 'react'
import { services } from '../desk/services.ts'
import { useCall, useMay, useWrite } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { CsvLink } from '../list/csv-link.tsx'
import { ListSearch, Stages } from '../list/list-parts.tsx'
import * as css from '../list/list.css.ts'
import { useAddress } from '../list/use-address.ts'
import { NothingFound, WorkList } from '../list/work-list.tsx'
import type { Column } from '../list/work-table.tsx'
import { Empty, WriteFailure } from '../parts/answer.tsx'
import { Conflict } from '../parts/conflict.tsx'
import { Picture } from '../parts/picture.tsx'
import { Due } from '../parts/due.tsx'
import * as parts from '../parts/parts.css.ts'
import { packageLooks, StateTag } from '../parts/state-tag.tsx'
import { atText } from '../parts/when.ts'
import { attributesText, dueGroup, type PackageRow, waitsForShop } from './package-words.ts'
import { useNow } from '../desk/use-now.ts'

const tabNames = {
  new: 'Yeni',
  preparing: 'Hazırlanıyor',
  shipped: 'Kargoda',
  delivered: 'Teslim',
  problem: 'Sorunlu',
} as const
type Tab = keyof typeof tabNames
const isTab = (text: string | undefined): text is Tab => packageTabs.some((tab) => tab === text)
const isDue = (text: string | undefined): text is 'overdue' | 'today' => text === 'overdue' || text === 'today'

/** The shop's packages, grouped by deadline, with accepting of many at once. */
export function Component() {
  const { get, href } = useAddress()
  const client = useService(services.DeskClient)
  const undo = useService(services.UndoStore)
  const may = useMay()
  const present = useNow()
  const { write, busy, failure } = useWrite()
  const [refused, setRefused] = useState<
    ReadonlyMap<string, { readonly message: string; readonly now: PackageRow | null }>
  >(new Map())
  const wanted = get('sekme')
  const tab: Tab = isTab(wanted) ? wanted : 'new'
  const due = get('sure')
  const q = get('q')
  const filters = { tab, ...(q && { q }), ...(isDue(due) && { due }) }
  const after = get('sonra')
  const packages = useCall(getPackages, { query: { ...filters, ...(after && { after }) } })

  const accept = async (rows: readonly Pick<PackageRow, 'id' | 'revision'>[], drop: () => void) => {
    const body = { packages: rows.map(({ id, revision }) => ({ id, revision })) }
    const answer = await write(() => client.send(postAccept, { body }))
    if (!answer) return
    drop()
    const done = answer.results.filter(({ accepted }) => accepted)
    setRefused(
      new Map(
        answer.results
          .filter(({ accepted }) => !accepted)
          .map((one) => [one.id, { message: one.message ?? '', now: one.package }]),
      ),
    )
    if (done.length > 0)
      undo.took({
        text: `${done.length} sipariş onaylandı, hazırlanacaklara geçti.`,
        async undo() {
          for (const { id, package: now } of done)
            if (now) await client.send(postUndo, { params: { id }, body: { revision: now.revision } })
          await packages.reload()
        },
      })
    await packages.reload()
  }
  const forget = (id: string) => setRefused((before) => new Map([...before].filter(([one]) => one !== id)))

  const columns: readonly Column<PackageRow>[] = [
    { head: 'Ürünler', renderCell: (row) => <Products row={row} /> },
    ...(may('package.work') ? [{ head: 'Alıcı', renderCell: (row: PackageRow) => row.recipient }] : []),
    { head: 'Adet', end: true, on: 'not-phone', renderCell: ({ units }) => units },
    {
      head: 'Durum',
      on: 'not-phone',
      renderCell: ({ state }) => <StateTag look={packageLooks[state]} />,
    },
    {
      head: tab === 'new' || tab === 'preparing' ? 'Kalan süre' : 'Takip no',
      renderCell: (row) => (waitsForShop(row) ? <Due at={packageDueAt(row.due_on)} exact={false} /> : row.tracking_no),
    },
  ]
  return (
    <>
      <PageHead title="Siparişler" actions={<CsvLink href={client.address(getPackagesFile, { query: filters })} />} />
      <div className={css.panel}>
        <Stages
          label="Aşamalar"
          current={tab}
          stages={packageTabs.map((id) => ({ id, text: tabNames[id], count: packages.data?.counts[id] }))}
        />
        <div className={css.tools}>
          <ListSearch label="Sipariş, paket ya da takip no" />
          {(tab === 'new' || tab === 'preparing') && (
            <>
              <Chip href={href({ sure: undefined })} selected={!isDue(due)}>
                Tümü
              </Chip>
              <Chip href={href({ sure: 'today' })} selected={due === 'today'}>
                Bugün çıkacak
              </Chip>
              <Chip href={href({ sure: 'overdue' })} selected={due === 'overdue'}>
                Geciken
              </Chip>
            </>
          )}
        </div>
        <WriteFailure of={failure} />
        {refused.size > 0 && (
          <div className={css.result} role="status">
            <Alert tone="warning">{`${refused.size} sipariş onaylanamadı; nedenleri aşağıda.`}</Alert>
            <ul className={parts.stack}>
              {[...refused].map(([id, { message, now }]) => (
                <li key={id}>
                  <Conflict
                    mine="Siparişi onayla"
                    theirs={`${now ? `${now.order_id}: ${packageStateNames[now.state]}. ` : ''}${message}`}
                    busy={busy}
                    onTake={() => forget(id)}
                    onMine={
                      now && mayHappenToPackage(now.state, 'accept')
                        ? () => void accept([now], () => forget(id))
                        : undefined
                    }
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
        <WorkList
          of={packages}
          empty={<NoPackages tab={tab} filtered={Boolean(q || isDue(due))} />}
          unit="sipariş"
          label="Siparişler"
          idOf={({ id }) => id}
          nameHead="Sipariş"
          nameOf={({ order_id }) => order_id}
          renderNote={({ ordered_at }) => <span className={parts.small}>{atText(new Date(ordered_at), present)}</span>}
          hrefOf={({ id }) => `/siparisler/${id}`}
          columns={columns}
          {...((tab === 'new' || tab === 'preparing') && {
            groupOf: (row: PackageRow) => dueGroup(row, present),
          })}
          {...(tab === 'new' &&
            may('package.work') && {
              bulk: {
                unit: 'sipariş',
                mayPick: ({ state }: PackageRow) => state === 'new',
                note: (rows: readonly PackageRow[]) => `${rows.reduce((sum, { units }) => sum + units, 0)} ürün`,
                renderActions: (rows: readonly PackageRow[], drop: () => void) => (
                  <Button
                    size="sm"
                    className={css.bulkMain}
                    icon="check"
                    loading={busy}
                    onClick={() => void accept(rows, drop)}
                  >
                    Onayla
                  </Button>
                ),
              },
            })}
        />
      </div>
    </>
  )
}

function Products({ row: { lines } }: { readonly row: PackageRow }) {
  const [first] = lines
  if (!first) return null
  const others = lines.length - 1
  return (
    <div className={css.product}>
      <Picture of={first.image} />
      <span>
        {first.name}
        <span className={parts.small}>
          {[attributesText(first.attributes), `${first.units} adet`, others > 0 ? `${others} ürün daha` : '']
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
    </div>
  )
}

function NoPackages({ tab, filtered }: { readonly tab: Tab; readonly filtered: boolean }) {
  const { href } = useAddress()
  if (filtered)
    return (
      <NothingFound
        title="Bu filtrelerle sipariş yok"
        text="Numaranın tamamını yazdığınızdan emin olun."
        clear={href({ q: undefined, sure: undefined })}
      />
    )
  if (tab === 'new')
    return <Empty title="Onaylanacak sipariş kalmadı" text="Yeni sipariş gelince burada, teslim süresiyle görünür." />
  if (tab === 'preparing') return <Empty title="Hazırlanan paket yok" text="Onayladığınız siparişler burada bekler." />
  return <Empty filtered title="Bu aşamada sipariş yok" />
}
