import { returnStateNames } from '@market/domain/packages'
import { type DeskAnswer, getDispute, postDispute } from '@market/contract/counter'
import { useService } from '@market/react'
import { Button, Panel, Radio, TextArea } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { useParams } from 'react-router-dom'
import { services } from '../desk/services.ts'
import { type Asked, useCall, useWrite } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Answer, WriteFailure } from '../parts/answer.tsx'
import { Conflict, presentOf } from '../parts/conflict.tsx'
import { liraText } from '../parts/money.ts'
import * as css from '../parts/parts.css.ts'
import { ReturnFacts } from '../seller/return-facts.tsx'
import { refundOf } from '../seller/return-words.ts'

type Dispute = DeskAnswer<typeof getDispute>

/** A return in the words of shopper and seller, and the decision. */
export function Component() {
  const { id = '' } = useParams()
  const asked = useCall(getDispute, { params: { id } })
  return (
    <Answer of={asked} what="İtiraz">
      {(data) => (
        <>
          <PageHead
            title={`${data.order_id} itirazı`}
            crumbs={[{ href: '/itirazlar', text: 'İade itirazları' }]}
            note={data.shop_name}
          />
          <div className={css.workAside}>
            <Panel>
              <div className={css.column}>
                <ReturnFacts of={data} />
              </div>
            </Panel>
            {data.state === 'disputed' && <Decision of={data} asked={asked} />}
          </div>
        </>
      )}
    </Answer>
  )
}

const least = 10

function Decision({ of, asked }: { readonly of: Dispute; readonly asked: Asked<Dispute> }) {
  const client = useService(services.DeskClient)
  const undo = useService(services.UndoStore)
  const { write, busy, failure, clear } = useWrite()
  const [side, setSide] = useState<'shopper' | 'seller'>()
  const [reason, setReason] = useState('')
  const [judged, setJudged] = useState(false)
  const short = reason.trim().length < least
  const send = async (revision: number) => {
    setJudged(true)
    if (!side || short) return
    const next = await write(() =>
      client.send(postDispute, { params: { id: of.id }, body: { revision, for: side, reason: reason.trim() } }),
    )
    if (!next) return
    asked.set(next)
    undo.took({ text: 'Karar verildi, iki tarafa da yazıldı.' })
  }
  const present = presentOf(failure)
  const theirs = isDispute(present) ? present : undefined
  return (
    <Panel title="Karar">
      <form
        className={css.stack}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          void send(of.revision)
        }}
      >
        {theirs ? (
          <Conflict
            mine={side === 'shopper' ? 'Alıcı haklı' : 'Mağaza haklı'}
            theirs={returnStateNames[theirs.state]}
            busy={busy}
            onTake={() => {
              asked.set(theirs)
              clear()
            }}
            onMine={theirs.state === 'disputed' ? () => void send(theirs.revision) : undefined}
          />
        ) : (
          <WriteFailure of={failure} />
        )}
        <fieldset>
          <legend className={css.small}>Kim haklı?</legend>
          <Radio name="taraf" label="Alıcı haklı" checked={side === 'shopper'} onChange={() => setSide('shopper')} />
          <p className={css.small}>{`${liraText(refundOf(of))} alıcıya geri ödenir.`}</p>
          <Radio name="taraf" label="Mağaza haklı" checked={side === 'seller'} onChange={() => setSide('seller')} />
          <p className={css.small}>İade reddedilir, ürün alıcıya geri gönderilir.</p>
        </fieldset>
        <TextArea
          label="Gerekçe"
          mark="zorunlu"
          hint="Alıcı ve mağaza okur."
          rows={4}
          maxLength={500}
          value={reason}
          error={judged && short ? `En az ${least} karakterle gerekçesini yazın.` : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" loading={busy} disabled={!side}>
          {side ? 'Karar ver' : 'Bir taraf seçin'}
        </Button>
      </form>
    </Panel>
  )
}

const isDispute = (value: unknown): value is Dispute =>
  typeof value === 'object' && value !== null && 'shop_name' in value
