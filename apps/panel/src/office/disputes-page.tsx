import { getDisputes, getDisputesFile } from '@market/contract/counter'
import { disputeReasons } from '@market/domain/packages'
import { useService } from '@market/react'
import { services } from '../desk/services.ts'
import { useCall } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { CsvLink } from '../list/csv-link.tsx'
import { Stages } from '../list/list-parts.tsx'
import * as css from '../list/list.css.ts'
import { useAddress } from '../list/use-address.ts'
import { WorkList } from '../list/work-list.tsx'
import { Empty } from '../parts/answer.tsx'
import { Due } from '../parts/due.tsx'
import { liraText } from '../parts/money.ts'
import * as parts from '../parts/parts.css.ts'
import { refundOf } from '../seller/return-words.ts'

/** Returns that their sellers dispute, the longest waiting first. */
export function Component() {
  const client = useService(services.DeskClient)
  const { get } = useAddress()
  const done = get('sekme') === 'biten'
  const after = get('sonra')
  const disputes = useCall(getDisputes, { query: { done: done ? 'true' : 'false', ...(after && { after }) } })
  return (
    <>
      <PageHead
        title="İade itirazları"
        note="Kararı alıcı ve mağaza okur"
        actions={<CsvLink href={client.address(getDisputesFile, { query: { done: done ? 'true' : 'false' } })} />}
      />
      <div className={css.panel}>
        <Stages
          label="Aşamalar"
          current={done ? 'biten' : undefined}
          stages={[
            { id: undefined, text: 'Karar bekleyen' },
            { id: 'biten', text: 'Biten' },
          ]}
        />
        <WorkList
          of={disputes}
          empty={<Empty title={done ? 'Sonuçlanan itiraz yok' : 'Karar bekleyen itiraz kalmadı'} filtered={done} />}
          unit="itiraz"
          label="İade itirazları"
          idOf={({ id }) => id}
          nameHead="Sipariş"
          nameOf={({ order_id }) => order_id}
          renderNote={({ shop_name }) => <span className={parts.small}>{shop_name}</span>}
          hrefOf={({ id }) => `/itirazlar/${id}`}
          columns={[
            { head: 'Ürün', renderCell: ({ lines }) => lines.map(({ name }) => name).join(', ') },
            { head: 'İtiraz', renderCell: ({ dispute }) => dispute && disputeReasons[dispute.reason] },
            { head: 'Tutar', end: true, renderCell: (row) => liraText(refundOf(row)) },
            {
              head: done ? 'Karar' : 'Kalan süre',
              renderCell: ({ answer_by, decision }) =>
                decision
                  ? decision.for === 'shopper'
                    ? 'Alıcı haklı'
                    : 'Mağaza haklı'
                  : answer_by && <Due at={new Date(answer_by)} />,
            },
          ]}
        />
      </div>
    </>
  )
}
