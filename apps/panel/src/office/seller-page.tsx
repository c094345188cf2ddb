import { sellerStateNames } from '@market/domain/sellers'
import {
  type DeskAnswer,
  getSeller,
  getSellerDocument,
  getSellerMessages,
  postSeller,
  postSellerMessage,
} from '@market/contract/counter'
import { useService } from '@market/react'
import { Alert, Button, Panel } from '@market/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { services } from '../desk/services.ts'
import { type Asked, useCall, useWrite } from '../desk/use-desk.ts'
import { PageHead } from '../parts/page-head.tsx'
import { useAddress } from '../list/use-address.ts'
import { Answer, WriteFailure } from '../parts/answer.tsx'
import { Conflict, presentOf } from '../parts/conflict.tsx'
import { Messages } from '../list/messages.tsx'
import { liraText } from '../parts/money.ts'
import { roleName } from '../parts/names.ts'
import { DownloadLink } from '../parts/download-link.tsx'
import { Facts } from '../parts/facts.tsx'
import * as css from '../parts/parts.css.ts'
import { requirementLooks, sellerLooks, StateTag } from '../parts/state-tag.tsx'
import { atText } from '../parts/when.ts'
import { actionWord } from './audit-words.ts'
import { type Decision, DecisionDialog, decisions } from './decision-dialog.tsx'
import * as own from '../seller/seller.css.ts'
import { useNow } from '../desk/use-now.ts'

type Seller = DeskAnswer<typeof getSeller>
type Requirement = Seller['requirements'][number]
/** A decision before its reason is written. */
interface Begun {
  readonly action: Decision
  readonly requirement?: Requirement
}

/** A seller with application, requirements, documents, team, history and messages, and what may be decided now. */
export function Component() {
  const { id = '' } = useParams()
  const seller = useCall(getSeller, { params: { id: Number(id) } })
  return (
    <Answer of={seller} what="Satıcı">
      {(data) => <SellerView now={data} asked={seller} />}
    </Answer>
  )
}

function SellerView({ now, asked }: { readonly now: Seller; readonly asked: Asked<Seller> }) {
  const client = useService(services.DeskClient)
  const undo = useService(services.UndoStore)
  const { write, busy, failure, clear } = useWrite()
  const [begun, setBegun] = useState<Begun>()
  const [sent, setSent] = useState<{ readonly begun: Begun; readonly reason: string; readonly cause: string }>()
  const today = useNow()
  const decide = async (of: Begun, reason: string, cause: string, revision = now.revision) => {
    setSent({ begun: of, reason, cause })
    const next = await write(async () => {
      const answer = await client.send(postSeller, {
        params: { id: now.id },
        body: {
          action: of.action,
          revision,
          ...(of.requirement && { requirement: of.requirement.key }),
          ...(reason && { reason }),
          ...(isCause(cause) && { cause }),
        },
      })
      // The conflict is shown on the page, which the dialog would cover.
      if (!answer.ok && isSeller(presentOf(answer.failure))) setBegun(undefined)
      return answer
    })
    if (!next) return
    asked.set(next)
    setBegun(undefined)
    undo.took({ text: decisions[of.action].done })
  }
  const press = (of: Begun) => (decisions[of.action].asks ? setBegun(of) : void decide(of, '', ''))
  const present = presentOf(failure)
  const theirs = isSeller(present) ? present : undefined
  const [first, ...others] = now.actions
    .filter((action) => action !== 'ask' || now.state === 'open')
    .toSorted((one, other) => decisions[one].rank - decisions[other].rank)
  const given = now.requirements.filter(({ needed }) => needed)
  const fine = given.filter(({ state }) => state === 'accepted').length
  return (
    <>
      <PageHead
        title={now.name}
        crumbs={[{ href: '/saticilar', text: 'Başvuru ve satıcılar' }]}
        note={now.company.legal_name}
        actions={
          <>
            {others.map((action) => (
              <Button
                key={action}
                variant="secondary"
                size="sm"
                className={decisions[action].danger ? css.danger : css.quiet}
                onClick={() => press({ action })}
              >
                {decisions[action].verb}
              </Button>
            ))}
            {first && (
              <Button
                size="sm"
                variant={decisions[first].danger ? 'secondary' : 'primary'}
                className={decisions[first].danger ? css.danger : undefined}
                loading={busy}
                onClick={() => press({ action: first })}
              >
                {decisions[first].verb}
              </Button>
            )}
          </>
        }
      >
        <StateTag look={sellerLooks[now.state]} />
        {now.on_leave && <StateTag look={['warning', { shop: 'pause' }, 'İzinde']} />}
      </PageHead>
      <div className={css.column}>
        {theirs && sent ? (
          <Conflict
            mine={decisions[sent.begun.action].verb}
            theirs={`${sellerStateNames[theirs.state]}, ${atText(new Date(theirs.state_at), today)}`}
            busy={busy}
            onTake={() => {
              asked.set(theirs)
              clear()
            }}
            onMine={
              theirs.actions.includes(sent.begun.action)
                ? () => void decide(sent.begun, sent.reason, sent.cause, theirs.revision)
                : undefined
            }
          />
        ) : (
          begun === undefined && <WriteFailure of={failure} />
        )}
        {now.state_reason && <Alert tone="warning">{now.state_reason}</Alert>}
        {now.asked_at && (
          <Alert tone="info">
            {`Mağazadan ${atText(new Date(now.asked_at), today)} açıklama istendi.`}
            {now.stop_from && ` Yanıt gelmezse ${atText(new Date(now.stop_from), today)} itibarıyla kapatılabilir.`}
          </Alert>
        )}
        <div className={css.workAside}>
          <div className={css.column}>
            <Panel title="Doğrulama" end={`${fine} / ${given.length}`} flush>
              <ul>
                {given.map((one) => (
                  <RequirementRow
                    key={one.key}
                    of={one}
                    seller={now}
                    busy={busy}
                    onDecide={(action) => press({ action, requirement: one })}
                  />
                ))}
              </ul>
            </Panel>
            <SellerMessages id={now.id} />
            <Panel title="Geçmiş">
              {now.history.length === 0 && <p className={css.muted}>Henüz işlem yok.</p>}
              <ul className={css.stack}>
                {now.history.map(({ at, by, action, subject, reason }) => (
                  <li key={`${at} ${action} ${subject}`}>
                    <b>{by}</b> {actionWord(action)} <span className={css.muted}>{atText(new Date(at), today)}</span>
                    {reason && <span className={css.small}>{reason}</span>}
                  </li>
                ))}
              </ul>
            </Panel>
          </div>
          <aside className={css.column} aria-label="Mağaza bilgileri">
            <Panel title="Şirket">
              <Facts
                of={[
                  ['Unvan', now.company.legal_name],
                  ['Vergi', `${now.company.tax_office} ${now.company.tax_number}`.trim()],
                  ['MERSİS', now.company.mersis],
                  ['KEP', now.company.kep],
                  ['Adres', `${now.address.street}\n${now.address.district} / ${now.address.city}`],
                  ['Telefon', now.address.phone],
                  ['Kargo ücreti', liraText(now.cargo_price)],
                  ['Hazırlık', `${now.prepare_days} iş günü`],
                ]}
              />
            </Panel>
            {now.application && (
              <Panel title="Başvuru" end={now.application.number}>
                <Facts of={now.application.fields.map(({ label, value }) => [label, value] as const)} />
              </Panel>
            )}
            <Panel title="Ekip">
              {now.team.length === 0 && <p className={css.muted}>Henüz kimse katılmadı.</p>}
              <ul className={css.stack}>
                {now.team.map(({ name, email, role }) => (
                  <li key={email}>
                    {name}
                    <span className={css.small}>{`${email}, ${roleName(role)}`}</span>
                  </li>
                ))}
              </ul>
            </Panel>
          </aside>
        </div>
      </div>
      <DecisionDialog
        begun={begun && { action: begun.action, ...(begun.requirement && { subject: begun.requirement.title }) }}
        heard={now.stop_from !== null && new Date(now.stop_from) <= today}
        busy={busy}
        failure={failure}
        onClose={() => {
          setBegun(undefined)
          clear()
        }}
        onDecide={(reason, cause) => begun && void decide(begun, reason, cause)}
      />
    </>
  )
}

const isSeller = (value: unknown): value is Seller => typeof value === 'object' && value !== null && 'actions' in value
const causes = ['law', 'public-order', 'fraud', 'data-breach', 'security'] as const
const isCause = (text: string): text is (typeof causes)[number] => causes.some((cause) => cause === text)

interface RequirementRowProps {
  readonly of: Requirement
  readonly seller: Seller
  readonly busy: boolean
  readonly onDecide: (action: 'ask' | 'verify') => void
}

function RequirementRow({ of, seller, busy, onDecide }: RequirementRowProps) {
  const client = useService(services.DeskClient)
  const mayAsk = seller.actions.includes('ask')
  const mayVerify =
    seller.actions.includes('verify') && of.state !== 'accepted' && (of.state === 'given' || of.kind === 'review')
  return (
    <li className={own.line}>
      <span className={own.lineText}>
        <b>{of.title}</b> <StateTag look={requirementLooks[of.state]} />
        {of.note && <span className={css.small}>{of.note}</span>}
        {of.documents.map(({ id, name }) => (
          <span key={id} className={css.small}>
            <DownloadLink
              href={client.address(getSellerDocument, { params: { id: seller.id, document: id } })}
              variant="text"
              size="sm"
              icon="download"
            >
              {name}
            </DownloadLink>
          </span>
        ))}
      </span>
      <span className={css.row}>
        {mayAsk && of.kind !== 'review' && (
          <Button
            variant="secondary"
            size="sm"
            className={css.quiet}
            disabled={busy}
            onClick={() => onDecide('ask')}
            aria-label={`${of.title}: yeniden iste`}
          >
            Yeniden iste
          </Button>
        )}
        {mayVerify && (
          <Button
            variant="secondary"
            size="sm"
            disabled={busy}
            onClick={() => onDecide('verify')}
            aria-label={`${of.title}: uygun`}
          >
            Uygun
          </Button>
        )}
      </span>
    </li>
  )
}

function SellerMessages({ id }: { readonly id: number }) {
  const client = useService(services.DeskClient)
  const after = useAddress().get('sonra')
  const messages = useCall(getSellerMessages, { params: { id }, query: after ? { after } : {} })
  return (
    <Messages
      of={messages}
      door="office"
      send={(text) => client.send(postSellerMessage, { params: { id }, body: { text } })}
    />
  )
}
