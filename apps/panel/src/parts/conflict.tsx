import { deskCodes } from '@market/domain/team'
import type { GatewayFailure } from '@market/domain/kernel'
import { Alert, Button } from '@market/ui'
import * as css from './parts.css.ts'

/** The present value from the refusal of a stale write. */
export const presentOf = (failure: GatewayFailure | undefined): unknown =>
  failure?.kind === 'refused' && failure.code === deskCodes.stale ? failure.data : undefined

interface ConflictProps {
  /** The value that this person wanted to save. */
  readonly mine: string
  /** The value that is stored now. */
  readonly theirs: string
  readonly onTake: () => void
  /** Missing if the present state does not allow it. */
  readonly onMine?: (() => void) | undefined
  readonly busy?: boolean
}

/** Somebody else changed the record meanwhile: both values, and a verb for each. */
export function Conflict({ mine, theirs, onTake, onMine, busy }: ConflictProps) {
  return (
    <Alert tone="info" announced>
      <b>Bu kayıt siz bakarken değişti.</b> Sizin değişikliğiniz kaydedilmedi.
      <dl className={css.facts}>
        <dt>Şimdiki hâli</dt>
        <dd className={css.fact}>{theirs}</dd>
        <dt>Sizinki</dt>
        <dd className={css.fact}>{mine}</dd>
      </dl>
      <div className={css.row}>
        <Button variant="secondary" size="sm" onClick={onTake}>
          Şimdiki hâlini al
        </Button>
        {onMine && (
          <Button variant="secondary" size="sm" loading={busy} onClick={onMine}>
            Benimkini kaydet
          </Button>
        )}
      </div>
    </Alert>
  )
}
