import { getPackage, getSlip, postAccept, postPack, postShip, postUndo, putInvoice } from '@market/contract/counter'
import { hasSlip, mayHappenToPackage, packageDueAt, type PackageEvent, takesInvoice } from '@market/domain/packages'
import type { GatewayFailure, Result } from '@market/domain/kernel'
import { fail } from '@market/domain/kernel'
import { deskCodes } from '@market/domain/team'
import { useService } from '@market/react'
import { Button, Checkbox, Divider, Icon, Panel, RouteTrack, VisuallyHidden } from '@market/ui'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { services } from '../desk/services.ts'
import { type Asked, useCall, useMay, useWrite } from '../desk/use-desk.ts'
import { useKeys } from '../desk/keys.ts'
import { PageHead } from '../parts/page-head.tsx'
import { Answer, WriteFailure } from '../parts/answer.tsx'
import { Conflict, presentOf } from '../parts/conflict.tsx'
import { DownloadLink } from '../parts/download-link.tsx'
import { WithDeskIcon } from '../parts/any-icon.tsx'
import { Picture } from '../parts/picture.tsx'
import { Due } from '../parts/due.tsx'
import { Facts } from '../parts/facts.tsx'
import { FileButton } from '../parts/file-button.tsx'
import { focusPage } from '../parts/focus-page.ts'
import { liraText } from '../parts/money.ts'
import * as css from '../parts/parts.css.ts'
import { packageLooks, StateTag } from '../parts/state-tag.tsx'
import { atText } from '../parts/when.ts'
import * as own from './seller.css.ts'
import { attributesText, giftText, isPackage, type Package, presentPackage, waitsForShop } from './package-words.ts'
import { ShipDialog } from './ship-dialog.tsx'
import { UnsuppliedDialog } from './unsupplied-dialog.tsx'
import { useNow } from '../desk/use-now.ts'

type Sent = Promise<Result<Package, GatewayFailure>>

/** A picked line. With other units the line has to be picked again. */
const pickOf = ({ line, units }: Package['lines'][number]) => `${line}: ${units}`
const toggled = (before: ReadonlySet<string>, pick: string): ReadonlySet<string> =>
  before.has(pick) ? new Set([...before].filter((one) => one !== pick)) : new Set([...before, pick])

/** One package: pick, pack, print, ship, invoice, with the buyer beside it. */
export function Component() {
  const { id = '' } = useParams()
  const asked = useCall(getPackage, { params: { id } })
  return (
    <Answer of={asked} what="Sipariş">
      {(data) => <PackageView key={data.id} now={data} asked={asked} />}
    </Answer>
  )
}

function PackageView({ now, asked }: { readonly now: Package; readonly asked: Asked<Package> }) {
  const { id, state, revision } = now
  const at = useNow()
  const client = useService(services.DeskClient)
  const undo = useService(services.UndoStore)
  const may = useMay()
  const { write, busy, failure, clear } = useWrite()
  const [step, setStep] = useState<{
    readonly word: string
    readonly event: PackageEvent['type']
    readonly send: (revision: number) => Sent
  }>()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<'ship' | 'unsupplied'>()
  const works = may('package.work')
  const printable = works && hasSlip(state)
  const invoiced = works && takesInvoice(state)
  const open = now.lines.filter(({ units }) => units > 0)
  const left = open.filter((line) => !picked.has(pickOf(line))).length

  const take = async (word: string, event: PackageEvent['type'], send: (revision: number) => Sent, of = revision) => {
    setStep({ word, event, send })
    const next = await write(() => send(of))
    if (!next) return undefined
    asked.set(next)
    setStep(undefined)
    return next
  }
  const takeBack = (next: Package) => async () => {
    await take(
      'Son adımı geri al',
      'undo',
      (of) => client.send(postUndo, { params: { id }, body: { revision: of } }),
      next.revision,
    )
  }
  const accept = async () => {
    const next = await take('Siparişi onayla', 'accept', (of) => acceptOne(of))
    if (next) undo.took({ text: 'Sipariş onaylandı.', undo: takeBack(next) })
  }
  const acceptOne = async (of: number): Sent => {
    const answer = await client.send(postAccept, { body: { packages: [{ id, revision: of }] } })
    if (!answer.ok) return answer
    const [result] = answer.value.results
    const read = await client.send(getPackage, { params: { id } })
    if (!read.ok || result?.accepted) return read
    return fail({
      kind: 'refused',
      status: 409,
      code: deskCodes.stale,
      message: result?.message ?? '',
      data: read.value,
    })
  }
  const pack = async () => {
    const next = await take('Paketlendi olarak işaretle', 'pack', (of) =>
      client.send(postPack, { params: { id }, body: { revision: of } }),
    )
    if (next) undo.took({ text: 'Paket hazır. Kargoya verince takip numarasını yazın.', undo: takeBack(next) })
  }
  const ship = async (tracking_no: string) => {
    const next = await take(`Kargoya ver, takip numarası ${tracking_no}`, 'ship', (of) =>
      client.send(postShip, { params: { id }, body: { revision: of, tracking_no } }),
    )
    if (next) undo.took({ text: 'Kargoya verildi, alıcıya e-posta gönderildi.' })
    setDialog(undefined)
  }
  const shown = useRef(state)
  useEffect(() => {
    // The button of a step that was taken is gone, and with it the focus.
    if (shown.current !== state && document.activeElement === document.body) focusPage()
    shown.current = state
  }, [state])
  const slip = client.address(getSlip, { params: { id } })
  const sendInvoice = async (file: Uint8Array<ArrayBuffer>) => {
    const next = await write(() => client.send(putInvoice, { params: { id }, file }))
    if (!next) return
    asked.set(next)
    undo.took({ text: 'Fatura gönderildi, alıcı sipariş sayfasında görür.' })
  }
  const main = !works
    ? undefined
    : state === 'new'
      ? { text: 'Siparişi onayla', run: accept }
      : state === 'accepted'
        ? left > 0
          ? { text: `Paketi tamamla, ${left} ürün kaldı`, run: undefined }
          : { text: 'Paketi tamamla', run: pack }
        : state === 'packed'
          ? { text: 'Kargoya ver', run: async () => setDialog('ship') }
          : undefined
  useKeys({
    ...(main?.run && { h: () => void main.run?.() }),
    ...(printable && { e: () => location.assign(slip) }),
  })
  const present = presentOf(failure)
  const theirs = isPackage(present) ? present : undefined
  const shownAs = theirs && presentPackage(now, theirs)
  return (
    <>
      <PageHead
        title={now.order_id}
        crumbs={[{ href: '/siparisler', text: 'Siparişler' }]}
        note={atText(new Date(now.ordered_at), at)}
        actions={
          <>
            {works && mayHappenToPackage(state, 'undo') && (
              <Button variant="secondary" size="sm" className={css.quiet} onClick={() => void takeBack(now)()}>
                <WithDeskIcon name="undo">Son adımı geri al</WithDeskIcon>
              </Button>
            )}
            {printable && (
              <DownloadLink variant="secondary" size="sm" className={css.quiet} href={slip}>
                <WithDeskIcon name="printer">Paket fişi</WithDeskIcon>
              </DownloadLink>
            )}
            {main && (
              <Button
                size="sm"
                icon={state === 'packed' ? 'truck' : 'check'}
                disabled={!main.run}
                loading={busy}
                onClick={() => void main.run?.()}
              >
                {main.text}
              </Button>
            )}
          </>
        }
      >
        <StateTag look={packageLooks[state]} />
        {waitsForShop(now) && <Due at={packageDueAt(now.due_on)} exact={false} />}
      </PageHead>
      {theirs && shownAs && step ? (
        <Conflict
          mine={step.word}
          theirs={shownAs.text}
          busy={busy}
          onTake={() => {
            asked.set(theirs)
            clear()
          }}
          onMine={
            shownAs.isSame && mayHappenToPackage(theirs.state, step.event)
              ? () => void take(step.word, step.event, step.send, theirs.revision)
              : undefined
          }
        />
      ) : (
        <WriteFailure of={failure} />
      )}
      <div className={css.workAside}>
        <div className={css.column}>
          <Panel title="Paket" end={`${now.units} ürün`} flush>
            <ul>
              {now.lines.map((line) => (
                <li key={line.line} className={own.line}>
                  {state === 'accepted' && works && line.units > 0 && (
                    <Checkbox
                      label={<VisuallyHidden>{`${line.name} toplandı`}</VisuallyHidden>}
                      checked={picked.has(pickOf(line))}
                      onChange={() => setPicked((before) => toggled(before, pickOf(line)))}
                    />
                  )}
                  <Picture of={line.image} size={56} />
                  <span className={own.lineText}>
                    <b>{line.name}</b>
                    <span className={css.small}>{attributesText(line.attributes)}</span>
                    {line.cancelled > 0 && <span className={own.cancelled}>{`${line.cancelled} adet iptal`}</span>}
                    {line.gift && (
                      <span className={own.gift}>
                        <Icon name="gift" size="sm" />
                        {giftText(line.gift)}
                      </span>
                    )}
                  </span>
                  <span className={own.units}>{`${line.units} adet`}</span>
                  <span className={own.money}>{liraText(line.paid)}</span>
                </li>
              ))}
            </ul>
            {works && mayHappenToPackage(state, 'unsupply') && open.length > 0 && (
              <div className={own.foot}>
                <span className={css.muted}>Elinizde olmayan ürün mü var?</span>
                <Button variant="text" size="sm" onClick={() => setDialog('unsupplied')}>
                  Tedarik edemiyorum
                </Button>
              </div>
            )}
          </Panel>
          <Panel
            title="Fatura"
            end={now.invoice ? <StateTag look={['success', { shop: 'check-circle' }, 'Gönderildi']} /> : undefined}
          >
            <div className={css.stack}>
              <p>
                {now.invoice
                  ? `${atText(new Date(now.invoice.uploaded_at), at)} gönderildi. Alıcı sipariş sayfasından indirebilir.`
                  : invoiced
                    ? 'Kestiğiniz faturayı PDF olarak yükleyin; alıcı sipariş sayfasında görür.'
                    : 'Fatura yüklenmedi.'}
              </p>
              {invoiced && (
                <FileButton
                  label={now.invoice ? 'Yenisini yükle' : 'Fatura yükle'}
                  accept="application/pdf,.pdf"
                  kinds="PDF"
                  maxBytes={2_000_000}
                  busy={busy}
                  onFile={(file) => void sendInvoice(file)}
                />
              )}
            </div>
          </Panel>
        </div>
        <aside className={css.column} aria-label="Alıcı ve süreç">
          <Buyer now={now} />
          <Panel title="Süreç">
            <RouteTrack
              label="Paketin yolu"
              current={now.steps.filter((one) => one.state === 'done').length}
              steps={now.steps.map(({ title, date }) => ({ title, detail: date }))}
            />
            {now.tracking_no && (
              <>
                <Divider tear />
                <p className={own.tracking}>
                  Takip no <b>{now.tracking_no}</b>
                </p>
              </>
            )}
          </Panel>
        </aside>
      </div>
      <ShipDialog
        open={dialog === 'ship'}
        busy={busy}
        failure={failure}
        onClose={() => setDialog(undefined)}
        onShip={(no) => void ship(no)}
      />
      <UnsuppliedDialog
        open={dialog === 'unsupplied'}
        now={now}
        onClose={() => setDialog(undefined)}
        onDone={(next, text) => {
          asked.set(next)
          setDialog(undefined)
          undo.took({ text })
        }}
        onStale={(next, text) => {
          asked.set(next)
          if (mayHappenToPackage(next.state, 'unsupply')) return
          setDialog(undefined)
          undo.took({ text })
        }}
      />
    </>
  )
}

function Buyer({ now: { address, bill_to, note, cash } }: { readonly now: Package }) {
  if (!address)
    return (
      <Panel title="Alıcı">
        <p className={css.muted}>Alıcının adı, adresi ve telefonu yalnızca paketi hazırlayan rollere gösterilir.</p>
      </Panel>
    )
  return (
    <Panel title="Alıcı">
      <Facts
        of={[
          [
            'Teslimat',
            <>
              <b>{address.name}</b>
              {`\n${address.place ? `${address.place}\n` : ''}${address.neighborhood} ${address.address}\n${address.district} / ${address.city}`}
            </>,
          ],
          ['Telefon', address.phone],
          ['Fatura', bill_to && [bill_to.name, bill_to.tax, bill_to.address].filter(Boolean).join('\n')],
          ['Alıcının notu', note],
          ['Kapıda tahsil', cash !== null && liraText(cash)],
        ]}
      />
    </Panel>
  )
}
