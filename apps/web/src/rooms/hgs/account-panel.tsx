import { formatPrice, subtract, zero } from '@market/domain/money'
import type { HgsAccount } from '@market/domain/hgs'
import { Alert, Button, Panel } from '@market/ui'
import * as css from './hgs.css.ts'
import { hgsTexts } from './texts.ts'

const texts = hgsTexts.account

interface AccountPanelProps {
  readonly account: HgsAccount
  readonly onOther: () => void
}

/** A vehicle's toll account: plate, class and balance, with a warning if it is in debt. */
export function AccountPanel({ account: { plate, vehicleClass, balance }, onOther }: AccountPanelProps) {
  return (
    <Panel
      title={texts.title}
      icon="road"
      end={
        <Button variant="text" size="sm" onClick={onOther}>
          {texts.other}
        </Button>
      }
    >
      <dl className={css.facts} aria-live="polite">
        <div>
          <dt>{texts.plate}</dt>
          <dd>{plate}</dd>
        </div>
        <div>
          <dt>{texts.vehicleClass}</dt>
          <dd>{texts.classText(vehicleClass)}</dd>
        </div>
        <div>
          <dt>{texts.balance}</dt>
          <dd className={balance < 0 ? css.owed : undefined}>{formatPrice(balance)}</dd>
        </div>
      </dl>
      {balance < 0 && (
        <Alert tone="warning" className={css.debt}>
          {texts.owed(formatPrice(subtract(zero, balance)))}
        </Alert>
      )}
    </Panel>
  )
}
