import type { GatewayFailure } from '@market/domain/kernel'
import { Alert, Button, Dialog, TextField } from '@market/ui'
import { useState } from 'react'
import { presentOf } from '../../parts/conflict.tsx'
import { WriteFailure } from '../../parts/answer.tsx'
import * as css from '../../parts/parts.css.ts'

interface ShipDialogProps {
  readonly open: boolean
  readonly busy: boolean
  readonly failure: GatewayFailure | undefined
  readonly onClose: () => void
  readonly onShip: (trackingNo: string) => void
}
const wellFormed = /^[A-Za-z0-9][A-Za-z0-9 -]{3,38}[A-Za-z0-9]$/

/** Asks for the tracking number. A mail tells the shopper, so this step cannot be undone. */
export function ShipDialog({ open, busy, failure, onClose, onShip }: ShipDialogProps) {
  const [number, setNumber] = useState('')
  const [judged, setJudged] = useState(false)
  const typed = number.trim()
  const error =
    judged && !wellFormed.test(typed) ? 'Takip numarası 5 ile 40 karakter arasında harf ve rakamdan oluşur.' : undefined
  return (
    <Dialog open={open} onClose={onClose} title="Kargoya ver" form>
      <form
        className={css.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setJudged(true)
          if (wellFormed.test(typed)) onShip(typed)
        }}
      >
        {presentOf(failure) === undefined && <WriteFailure of={failure} />}
        <TextField
          label="Takip numarası"
          mark="zorunlu"
          value={number}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setNumber(event.target.value)}
          onBlur={() => setJudged(typed !== '')}
        />
        <Alert tone="warning">Alıcıya takip numarasıyla e-posta gider. Bu adım geri alınamaz.</Alert>
        <Button type="submit" icon="truck" loading={busy}>
          Kargoya verildi
        </Button>
      </form>
    </Dialog>
  )
}
