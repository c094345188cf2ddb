import { getReturn, getReturns, getReturnsFile } from '@market/contract/counter'
import { useService } from '@market/react'
import { Link } from '@market/ui'
import { useRef } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useCall, useMay } from '../desk/use-desk.ts'
import { useKeys } from '../desk/keys.ts'
import { services } from '../desk/services.ts'
import { PageHead } from '../parts/page-head.tsx'
import { CsvLink } from '../list/csv-link.tsx'
import { ListFoot, Stages } from '../list/list-parts.tsx'
import { useAddress } from '../list/use-address.ts'
import { Answer, Empty } from '../parts/answer.tsx'
import { Due } from '../parts/due.tsx'
import { liraText } from '../parts/money.ts'
import * as css from '../parts/parts.css.ts'
import { returnLooks, StateTag } from '../parts/state-tag.tsx'
import { useDocumentTitle } from '../parts/use-document-title.ts'
import { ReturnDecision } from './return-decision.tsx'
import { ReturnFacts } from './return-facts.tsx'
import { isReturn, type Return, refundOf, type ReturnTabName, returnTabNames } from './return-words.ts'
import * as own from './seller.css.ts'

const tabs = Object.keys(returnTabNames) as ReturnTabName[]

/** Returns: the list, what came back, and the answer. On narrow screens the list and one return are two pages. */
export function Component() {
  const client = useService(services.DeskClient)
  const { id } = useParams()
  const navigate = useNavigate()
  const { get } = useAddress()
  const wanted = get('sekme')
  const tab = tabs.find((one) => one === wanted) ?? 'arrived'
  const after = get('sonra')
  const returns = useCall(getReturns, { query: { tab, ...(after && { after }) } })
  const list = useRef<HTMLUListElement>(null)
  const search = wanted ? `?sekme=${wanted}` : ''
  const move = (by: number) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex(
      (link) => link === document.activeElement || link.getAttribute('aria-current') === 'true',
    )
    const next = links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]
    next?.focus()
    if (id && next) void navigate(next.pathname + next.search, { replace: true })
  }
  const [down, up] = [() => move(1), () => move(-1)]
  useKeys({ j: down, k: up, ...(id && { ']': down, '[': up }) })
  return (
    <>
      <PageHead
        title="İadeler"
        {...(id && { crumbs: [{ href: `/iadeler${search}`, text: 'Tüm iadeler' }] })}
        actions={<CsvLink href={client.address(getReturnsFile, { query: { tab } })} />}
      />
      <div className={own.three}>
        <div className={id ? own.listClosed : own.list}>
          <Stages
            label="Aşamalar"
            current={tab}
            stages={tabs.map((one) => ({ id: one, text: returnTabNames[one], count: returns.data?.counts[one] }))}
          />
          <Answer of={returns} what="İadeler">
            {({ items, next }) =>
              items.length === 0 ? (
                tab === 'arrived' ? (
                  <Empty title="Yanıt bekleyen iade yok" text="Ürün deponuza gelince burada, süresiyle görünür." />
                ) : (
                  <Empty filtered title="Bu aşamada iade yok" />
                )
              ) : (
                <>
                  <ul ref={list} aria-label="İadeler">
                    {items.map((one) => (
                      <li key={one.id}>
                        <Item of={one} current={one.id === id} search={search} />
                      </li>
                    ))}
                  </ul>
                  <ListFoot next={next} />
                </>
              )
            }
          </Answer>
        </div>
        {id ? (
          <OneReturn key={id} id={id} onChanged={() => void returns.reload()} />
        ) : (
          (returns.data?.items.length ?? 0) > 0 && (
            <div className={own.hint}>
              <p className={css.muted}>Ayrıntısını görmek için soldan bir iade seçin.</p>
            </div>
          )
        )}
      </div>
    </>
  )
}

function Item({ of, current, search }: { readonly of: Return; readonly current: boolean; readonly search: string }) {
  const [first] = of.lines
  return (
    <Link href={`/iadeler/${of.id}${search}`} aria-current={current ? 'true' : undefined} className={own.item}>
      <span className={own.itemName}>{first?.name}</span>
      <span>{first?.reason}</span>
      <span className={css.spread}>
        <span className={css.muted}>{`${of.order_id}, ${liraText(refundOf(of))}`}</span>
        {of.answer_by && of.state === 'arrived' ? (
          <Due at={new Date(of.answer_by)} exact={false} />
        ) : (
          <StateTag look={returnLooks[of.state]} />
        )}
      </span>
    </Link>
  )
}

function OneReturn({ id, onChanged }: { readonly id: string; readonly onChanged: () => void }) {
  const asked = useCall(getReturn, { params: { id } })
  const may = useMay()
  useDocumentTitle(asked.data && `İade: ${asked.data.order_id} · Güvercin`)
  return (
    <Answer of={asked} what="İade">
      {(data) => (
        <>
          <div className={own.detail}>
            <ReturnFacts of={data} />
          </div>
          <div className={own.decision}>
            {data.state === 'arrived' && may('return.answer') ? (
              <ReturnDecision
                key={data.revision}
                of={data}
                onDone={(next) => {
                  if (isReturn(next)) asked.set(next)
                  onChanged()
                }}
              />
            ) : (
              <p className={css.muted}>{waitingText(data, may('return.answer'))}</p>
            )}
          </div>
        </>
      )}
    </Answer>
  )
}

function waitingText({ state }: Return, mayAnswer: boolean): string {
  if (state === 'awaited') return 'Ürün yolda. Deponuza gelince yanıt verirsiniz.'
  if (state === 'disputed') return 'İtirazınızı Güvercin inceliyor. Karar size ve alıcıya yazılır.'
  if (state === 'arrived' && !mayAnswer) return 'İadeleri mağaza sahibi ya da operasyon rolü yanıtlar.'
  return 'Bu iade sonuçlandı.'
}
