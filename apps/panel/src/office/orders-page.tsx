import { getOrders } from '@market/contract/counter'
import { useCall } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { ListSearch } from '../list/list-parts.tsx'
import * as css from '../list/list.css.ts'
import { useAddress } from '../list/use-address.ts'
import { NothingFound, WorkList } from '../list/work-list.tsx'
import { liraText } from '../parts/money.ts'
import * as parts from '../parts/parts.css.ts'
import { atText } from '../parts/when.ts'
import { useNow } from '../desk/use-now.ts'

/** Finds an order by number, mail, phone or tracking number; without a search the newest. */
export function Component() {
  const { get, href } = useAddress()
  const q = get('q')
  const after = get('sonra')
  const orders = useCall(getOrders, { query: { ...(q && { q }), ...(after && { after }) } })
  const now = useNow()
  return (
    <>
      <PageHead title="Sipariş ara" note="Her arama denetim izine yazılır" />
      <div className={css.panel}>
        <div className={css.tools}>
          <ListSearch label="Sipariş, e-posta, telefon, takip no" />
          <span className={css.toolsEnd}>{q ? `“${q}” arandı` : 'En yeni siparişler'}</span>
        </div>
        <WorkList
          of={orders}
          empty={
            <NothingFound
              title={q ? `“${q}” ile sipariş bulunamadı` : 'Henüz sipariş yok'}
              text="Numaranın, adresin ya da telefonun tamamını yazın."
              clear={q && href({ q: undefined })}
            />
          }
          unit="sipariş"
          label="Siparişler"
          idOf={({ order_id }) => order_id}
          nameHead="Sipariş"
          nameOf={({ order_id }) => order_id}
          renderNote={({ created_at }) => <span className={parts.small}>{atText(new Date(created_at), now)}</span>}
          hrefOf={({ order_id }) => `/siparisler/${encodeURIComponent(order_id)}`}
          columns={[
            { head: 'Durum', renderCell: ({ status_text }) => status_text },
            {
              head: 'Alıcı',
              renderCell: ({ deliver_to, email }) => (
                <>
                  {deliver_to}
                  <span className={parts.small}>{email}</span>
                </>
              ),
            },
            { head: 'Mağazalar', on: 'only-wide', renderCell: ({ shops }) => shops.join(', ') },
            { head: 'Tutar', end: true, renderCell: ({ total }) => liraText(total) },
          ]}
        />
      </div>
    </>
  )
}
