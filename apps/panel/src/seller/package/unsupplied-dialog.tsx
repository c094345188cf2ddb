import { type DeskAnswer, postUnsupplied } from '@market/contract/counter'
import { type UnsuppliedReason, unsuppliedReasons } from '@market/domain/packages'
import { failureText, useService } from '@market/react'
import { Button, Dialog, Radio, TextArea } from '@market/ui'
import { useState } from 'react'
import { services } from '../../desk/services.ts'
import { useWrite } from '../../desk/use-desk.ts'
import { WriteFailure } from '../../parts/answer.tsx'
import { presentOf } from '../../parts/conflict.tsx'
import { liraText } from '../../parts/money.ts'
import * as css from '../../parts/parts.css.ts'
import { isPackage, type Package } from '../package-words.ts'
import * as own from '../seller.css.ts'
import { type ChosenUnits, chosenUnits, UnitFields } from '../unit-fields.tsx'

interface UnsuppliedDialogProps {
  readonly open: boolean
  readonly now: Package
  readonly onClose: () => void
  readonly onDone: (now: Package, text: string) => void
  /** Somebody else changed the package meanwhile. */
  readonly onStale: (now: Package, text: string) => void
}

/** Where the money of cancelled units goes; nothing if it was not paid yet. */
const refundTexts = ({ refund, gift_code }: DeskAnswer<typeof postUnsupplied>): readonly string[] => [
  ...(refund > 0 ? [`alıcıya ${liraText(refund)} geri ödeniyor`] : []),
  ...(gift_code > 0 ? [`${liraText(gift_code)} hediye koduna geri yükleniyor`] : []),
]
const reasons = Object.entries(unsuppliedReasons) as [UnsuppliedReason, string][]

/** Reports units that cannot be supplied, and shows the consequences first: the refund, and the mail to the shopper. */
export function UnsuppliedDialog({ open, now, onClose, onDone, onStale }: UnsuppliedDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Hangi ürünü tedarik edemiyorsunuz?" form>
      <UnsuppliedForm now={now} onDone={onDone} onStale={onStale} />
    </Dialog>
  )
}

function UnsuppliedForm({ now, onDone, onStale }: Pick<UnsuppliedDialogProps, 'now' | 'onDone' | 'onStale'>) {
  const client = useService(services.DeskClient)
  const { write, busy, failure } = useWrite()
  const [typed, setMissing] = useState<ChosenUnits>({})
  const [reason, setReason] = useState<UnsuppliedReason>()
  const [note, setNote] = useState('')
  const lines = now.lines.filter(({ units }) => units > 0)
  // The package may have become smaller since a number was typed.
  const missing = Object.fromEntries(lines.map(({ line, units }) => [line, Math.min(units, typed[line] ?? 0)]))
  const chosen = chosenUnits(lines, missing)
  const count = chosen.reduce((sum, { units }) => sum + units, 0)
  const all = count === lines.reduce((sum, { units }) => sum + units, 0)
  const goods = lines.reduce((sum, { line, units, paid }) => sum + (paid * (missing[line] ?? 0)) / units, 0)
  // The shipping fee is refunded with the last unit.
  const refund = all ? goods + now.cargo : goods
  const send = async () => {
    if (!reason || count === 0) return
    const body = { id: now.id, revision: now.revision, lines: chosen, reason, note }
    const answer = await write(async () => {
      const sent = await client.send(postUnsupplied, { body })
      const present = sent.ok ? undefined : presentOf(sent.failure)
      if (isPackage(present)) onStale(present, sent.ok ? '' : failureText(sent.failure))
      return sent
    })
    if (answer) onDone(answer.package, `${[`${count} ürün iptal edildi`, ...refundTexts(answer)].join(', ')}.`)
  }
  return (
    <form
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <WriteFailure of={failure} />
      <UnitFields lines={lines} chosen={missing} what="tedarik edilemeyen" onChange={setMissing} />
      <fieldset>
        <legend>
          <b>Neden</b>
        </legend>
        {reasons.map(([key, label]) => (
          <Radio key={key} name="neden" label={label} checked={reason === key} onChange={() => setReason(key)} />
        ))}
      </fieldset>
      <TextArea
        label="Not"
        mark="isteğe bağlı"
        hint="Yalnızca Güvercin görür."
        rows={2}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={own.priceBox} role="status">
        <span className={css.spread}>
          <span>
            {now.cash === null ? 'Alıcıya geri ödenecek, yaklaşık' : 'Kapıda daha az tahsil edilecek, yaklaşık'}
          </span>
          <b>{liraText(refund)}</b>
        </span>
        <span>
          {all
            ? 'Paketin tamamı iptal olur. Alıcıya e-posta gider.'
            : 'Alıcıya e-posta gider, kalan ürünler gönderilir.'}{' '}
          Bu adım geri alınamaz.
        </span>
      </div>
      <Button type="submit" variant="danger" disabled={count === 0 || !reason} loading={busy}>
        {count === 0 ? 'Adet seçin' : !reason ? 'Neden seçin' : `${count} ürünü iptal et`}
      </Button>
    </form>
  )
}
