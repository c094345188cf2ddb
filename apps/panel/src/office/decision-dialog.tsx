import type { DeskAnswer, getSeller } from '@market/contract/counter'
import type { GatewayFailure } from '@market/domain/kernel'
import { Alert, Button, Dialog, Select, TextArea } from '@market/ui'
import { useState } from 'react'
import { WriteFailure } from '../parts/answer.tsx'
import * as css from '../parts/parts.css.ts'

export type Decision = DeskAnswer<typeof getSeller>['actions'][number]

interface DecisionWords {
  readonly verb: string
  readonly done: string
  /** Its consequences, shown before the click. */
  readonly follows: string
  /** It needs a reason. */
  readonly asks: boolean
  readonly danger?: true
  /** The lowest is the main action of the page. */
  readonly rank: number
}
export const decisions: Readonly<Record<Decision, DecisionWords>> = {
  verify: { verb: 'Doğrula', done: 'Doğrulandı.', follows: 'Sahibine e-posta gider.', asks: false, rank: 1 },
  open: { verb: 'Mağazayı aç', done: 'Mağaza açıldı.', follows: 'Mağaza hemen satışa açılır.', asks: false, rank: 0 },
  lift: {
    verb: 'Yeniden aç',
    done: 'Mağaza yeniden açıldı.',
    follows: 'Mağaza hemen satışa açılır. Nedeni sahibine e-postayla gider.',
    asks: true,
    rank: 0,
  },
  ask: {
    verb: 'Açıklama iste',
    done: 'İstek gönderildi.',
    follows: 'Yazdığınız sahibine e-postayla gider.',
    asks: true,
    rank: 3,
  },
  refuse: {
    verb: 'Başvuruyu reddet',
    done: 'Başvuru reddedildi.',
    follows: 'Nedeni başvurana e-postayla gider.',
    asks: true,
    danger: true,
    rank: 4,
  },
  stop: {
    verb: 'Satışa kapat',
    done: 'Mağaza satışa kapatıldı.',
    follows: 'Ürünleri satıştan kalkar, gelmiş siparişler yürür. Nedeni sahibine e-postayla gider.',
    asks: true,
    danger: true,
    rank: 5,
  },
  end: {
    verb: 'Üyeliği bitir',
    done: 'Üyelik bitti.',
    follows: 'Mağaza kapanır ve yeniden açılmaz. Verileri bir yıl okunur. Nedeni sahibine e-postayla gider.',
    asks: true,
    danger: true,
    rank: 6,
  },
}
const causes = [
  ['law', 'Kanuna aykırılık'],
  ['public-order', 'Kamu düzeni'],
  ['fraud', 'Dolandırıcılık'],
  ['data-breach', 'Veri ihlali'],
  ['security', 'Güvenlik'],
] as const

interface DecisionDialogProps {
  readonly begun: { readonly action: Decision; readonly subject?: string } | undefined
  /** The shop could explain itself, so that it may be stopped without an urgent cause. */
  readonly heard: boolean
  readonly busy: boolean
  readonly failure: GatewayFailure | undefined
  readonly onClose: () => void
  readonly onDecide: (reason: string, cause: string) => void
}

/** Asks for the reason of a decision, and says what follows from it. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { begun, onClose } = props
  const words = begun && decisions[begun.action]
  return (
    <Dialog open={begun !== undefined} onClose={onClose} title={begun?.subject ?? words?.verb ?? ''} form>
      {begun && <DecisionForm {...props} begun={begun} />}
    </Dialog>
  )
}

function DecisionForm({
  begun,
  heard,
  busy,
  failure,
  onDecide,
}: DecisionDialogProps & { readonly begun: { readonly action: Decision } }) {
  const [reason, setReason] = useState('')
  const [cause, setCause] = useState('')
  const [judged, setJudged] = useState(false)
  const words = decisions[begun.action]
  const short = reason.trim().length < 3
  return (
    <form
      className={css.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setJudged(true)
        if (!short) onDecide(reason.trim(), cause)
      }}
    >
      <WriteFailure of={failure} />
      {begun.action === 'stop' && (
        <Select
          label="Hemen kapatma nedeni"
          mark={heard ? 'isteğe bağlı' : 'açıklama beklenmediyse zorunlu'}
          hint="Mağaza dinlenmeden yalnızca bu nedenlerle kapatılabilir."
          value={cause}
          onChange={(event) => setCause(event.target.value)}
        >
          <option value="">{heard ? 'Yok, mağaza dinlendi' : 'Seçin'}</option>
          {causes.map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        label="Neden"
        mark="zorunlu"
        rows={3}
        maxLength={1000}
        value={reason}
        error={judged && short ? 'En az 3 karakterle nedenini yazın.' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <Alert tone="warning">{words.follows}</Alert>
      <Button type="submit" variant={words.danger ? 'danger' : 'primary'} loading={busy}>
        {words.verb}
      </Button>
    </form>
  )
}
