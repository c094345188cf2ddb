import { getPackage, getSlip } from '@market/contract/counter'
import { hasSlip, mayHappenToPackage, packageDueAt, takesInvoice } from '@market/domain/packages'
import { useService } from '@market/react'
import { Button, Divider, Panel, RouteTrack } from '@market/ui'
import { useEffect, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useKeys } from '../../desk/keys.ts'
import { services } from '../../desk/services.ts'
import { type Asked, useCall, useMay } from '../../desk/use-desk.ts'
import { useNow } from '../../desk/use-now.ts'
import { Answer, WriteFailure } from '../../parts/answer.tsx'
import { WithDeskIcon } from '../../parts/any-icon.tsx'
import { Conflict } from '../../parts/conflict.tsx'
import { DownloadLink } from '../../parts/download-link.tsx'
import { Due } from '../../parts/due.tsx'
import { focusPage } from '../../parts/focus-page.ts'
import { PageHead } from '../../parts/page-head.tsx'
import * as css from '../../parts/parts.css.ts'
import { packageLooks, StateTag } from '../../parts/state-tag.tsx'
import { atText } from '../../parts/when.ts'
import { type Package, waitsForShop } from '../package-words.ts'
import * as own from '../seller.css.ts'
import { PackageBuyer } from './package-buyer.tsx'
import { PackageInvoice } from './package-invoice.tsx'
import { PackageLines, pickOf } from './package-lines.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { UnsuppliedDialog } from './unsupplied-dialog.tsx'
import { usePackageSteps } from './use-package-steps.ts'

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
  const { state } = now
  const at = useNow()
  const undo = useService(services.UndoStore)
  const may = useMay()
  const { accept, pack, ship, sendInvoice, takeBack, busy, failure, clear, conflict } = usePackageSteps(now, asked)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<'ship' | 'unsupplied'>()
  const works = may('package.work')
  const printable = works && hasSlip(state)
  const open = now.lines.filter(({ units }) => units > 0)
  const left = open.filter((line) => !picked.has(pickOf(line))).length
  const shown = useRef(state)
  useEffect(() => {
    // The button of a step that was taken is gone, and with it the focus.
    if (shown.current !== state && document.activeElement === document.body) focusPage()
    shown.current = state
  }, [state])
  const slip = useService(services.DeskClient).address(getSlip, { params: { id: now.id } })
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
  return (
    <>
      <PageHead
        title={now.order_id}
        crumbs={[{ href: '/siparisler', text: 'Siparişler' }]}
        note={atText(new Date(now.ordered_at), at)}
        actions={
          <>
            {works && mayHappenToPackage(state, 'undo') && (
              <Button variant="secondary" size="sm" className={css.quiet} onClick={() => void takeBack()}>
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
      {conflict ? <Conflict busy={busy} {...conflict} /> : <WriteFailure of={failure} />}
      <div className={css.workAside}>
        <div className={css.column}>
          <PackageLines
            now={now}
            picked={state === 'accepted' && works ? picked : undefined}
            onPick={(line) => setPicked((before) => toggled(before, pickOf(line)))}
            onUnsupplied={
              works && mayHappenToPackage(state, 'unsupply') && open.length > 0
                ? () => setDialog('unsupplied')
                : undefined
            }
          />
          <PackageInvoice
            invoice={now.invoice}
            canUpload={works && takesInvoice(state)}
            busy={busy}
            onChosen={clear}
            onFile={(file) => void sendInvoice(file)}
          />
        </div>
        <aside className={css.column} aria-label="Alıcı ve süreç">
          <PackageBuyer now={now} />
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
        onShip={(no) => void ship(no).then(() => setDialog(undefined))}
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
