import { postDisputePhoto, postReturn } from '@market/contract/counter'
import { disputeReasons, type DisputeReason, maxDisputePhotos, returnStateNames } from '@market/domain/packages'
import { photoLimits } from '@market/domain/reviews'
import { useService } from '@market/react'
import { Button, Radio, Select, TextArea } from '@market/ui'
import { useState } from 'react'
import { services } from '../desk/services.ts'
import { useWrite } from '../desk/use-desk.ts'
import { useKeys } from '../desk/keys.ts'
import { WriteFailure } from '../parts/answer.tsx'
import { Conflict, presentOf } from '../parts/conflict.tsx'
import { FileButton } from '../parts/file-button.tsx'
import { liraText } from '../parts/money.ts'
import * as css from '../parts/parts.css.ts'
import { Photos } from './return-facts.tsx'
import { isReturn, type Return } from './return-words.ts'
import * as own from './seller.css.ts'
import { type ChosenUnits, chosenUnits, UnitFields } from './unit-fields.tsx'

type Kind = 'accept' | 'part' | 'dispute'
const reasons = Object.entries(disputeReasons) as [DisputeReason, string][]

/** The answer to a return that has arrived: accept, accept a part and dispute the rest, or dispute. Each says what it costs. */
export function ReturnDecision({ of, onDone }: { readonly of: Return; readonly onDone: (next: unknown) => void }) {
  const client = useService(services.DeskClient)
  const undo = useService(services.UndoStore)
  const { write, busy, failure, clear } = useWrite()
  const [kind, setKind] = useState<Kind>()
  const [kept, setKept] = useState<ChosenUnits>({})
  const [reason, setReason] = useState<DisputeReason | ''>('')
  const [note, setNote] = useState('')
  const [photos, setPhotos] = useState<readonly { readonly key: string; readonly preview: string }[]>([])
  const total = of.lines.reduce((sum, { units }) => sum + units, 0)
  const chosen = chosenUnits(of.lines, kept)
  const count = kind === 'accept' ? total : kind === 'part' ? chosen.reduce((sum, { units }) => sum + units, 0) : 0
  const refund = of.lines.reduce(
    (sum, line) => sum + (line.refund * (kind === 'accept' ? line.units : (kept[line.line] ?? 0))) / line.units,
    0,
  )
  const disputes = kind === 'dispute' || (kind === 'part' && count < total)
  const missing =
    kind === undefined
      ? 'Bir yanıt seçin'
      : kind === 'part' && count === 0
        ? 'Kabul edilen adedi yazın'
        : disputes && reason === ''
          ? 'İtiraz nedenini seçin'
          : disputes && photos.length === 0
            ? 'En az bir fotoğraf ekleyin'
            : undefined
  const send = async (revision: number) => {
    if (missing) return
    const body = {
      revision,
      ...(kind === 'part' && { accept: chosen }),
      ...(disputes && reason !== '' && { dispute: { reason, note, photos: photos.map(({ key }) => key) } }),
    }
    const answer = await write(() => client.send(postReturn, { params: { id: of.id }, body }))
    if (!answer) return
    undo.took({ text: disputes ? 'İtirazınız Güvercin’e iletildi.' : 'İade kabul edildi, geri ödeme başladı.' })
    onDone(answer.return)
  }
  const addPhoto = async (file: Uint8Array<ArrayBuffer>) => {
    const photo = await write(() => client.send(postDisputePhoto, { params: { id: of.id }, file }))
    if (photo) setPhotos([...photos, photo])
  }
  useKeys({
    a: () => setKind('accept'),
    ...(of.disputable && { t: () => setKind('dispute') }),
    'Ctrl+Enter': () => void send(of.revision),
  })
  const present = presentOf(failure)
  if (isReturn(present))
    return (
      <Conflict
        mine={disputes ? 'İtiraz et' : 'Kabul et'}
        theirs={returnStateNames[present.state]}
        busy={busy}
        onTake={() => {
          clear()
          onDone(present)
        }}
        onMine={present.state === 'arrived' ? () => void send(present.revision) : undefined}
      />
    )
  return (
    <form
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void send(of.revision)
      }}
    >
      <h3>Yanıtınız</h3>
      <WriteFailure of={failure} />
      <div className={own.answer}>
        <Radio name="yanit" label="Kabul et" checked={kind === 'accept'} onChange={() => setKind('accept')} />
        <p
          className={css.small}
        >{`${liraText(of.lines.reduce((sum, line) => sum + line.refund, 0))} alıcıya geri ödenir.`}</p>
      </div>
      {of.disputable && total > 1 && (
        <div className={own.answer}>
          <Radio name="yanit" label="Bir kısmını kabul et" checked={kind === 'part'} onChange={() => setKind('part')} />
          {kind === 'part' && <UnitFields lines={of.lines} chosen={kept} what="kabul edilen" onChange={setKept} />}
          <p className={css.small}>
            {kind === 'part' && count > 0
              ? `${liraText(refund)} geri ödenir, kalanına itiraz edilir.`
              : 'Kalan adede itiraz edersiniz.'}
          </p>
        </div>
      )}
      {of.disputable ? (
        <div className={own.answer}>
          <Radio name="yanit" label="İtiraz et" checked={kind === 'dispute'} onChange={() => setKind('dispute')} />
          <p className={css.small}>Güvercin 3 gün içinde karar verir, tutar o güne kadar bekler.</p>
        </div>
      ) : (
        <p className={css.small}>Cayma hakkıyla gelen iadeye itiraz edilemez.</p>
      )}
      {disputes && (
        <>
          <Select
            label="İtiraz nedeni"
            mark="zorunlu"
            value={reason}
            onChange={(event) => setReason(reasons.find(([key]) => key === event.target.value)?.[0] ?? '')}
          >
            <option value="">Seçin</option>
            {reasons.map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
          <TextArea
            label="Açıklama"
            mark="isteğe bağlı"
            rows={3}
            maxLength={1000}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          {photos.length > 0 && <Photos of={photos.map(({ preview }) => preview)} what="Kanıt fotoğrafı" />}
          {photos.length < maxDisputePhotos && (
            <FileButton
              label="Fotoğraf ekle"
              accept="image/jpeg,image/png,image/webp"
              kinds="JPEG, PNG ya da WebP"
              maxBytes={photoLimits.bytes}
              busy={busy}
              onChosen={clear}
              onFile={(file) => void addPhoto(file)}
            />
          )}
        </>
      )}
      <Button type="submit" disabled={missing !== undefined} loading={busy}>
        {missing ?? (disputes ? 'İtirazı gönder' : `${liraText(refund)} geri öde`)}
      </Button>
    </form>
  )
}
