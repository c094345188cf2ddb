import { formatPrice } from '@market/domain/money'
import type { CompletedTopUp } from '@market/domain/hgs'
import { Button, Panel } from '@market/ui'
import { dateText, timeText } from '../../shared/time/date-text.ts'
import * as css from './hgs.css.ts'
import { hgsTexts } from './texts.ts'

const texts = hgsTexts.receipt

/** Receipt of a top-up. The buyer can print it, because without a known e-mail address no mail is sent. */
export function TopUpReceipt({ made: { number, amount, paidAt, account } }: { readonly made: CompletedTopUp }) {
  return (
    <Panel
      title={texts.title}
      icon="receipt"
      end={
        <Button variant="text" size="sm" icon="file-pdf" onClick={() => window.print()}>
          {texts.print}
        </Button>
      }
    >
      <dl className={css.facts}>
        <div>
          <dt>{texts.number}</dt>
          <dd>{number}</dd>
        </div>
        {paidAt !== null && (
          <div>
            <dt>{texts.date}</dt>
            <dd>
              {dateText(paidAt)}, {timeText(paidAt)}
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.plate}</dt>
          <dd>{account.plate}</dd>
        </div>
        <div>
          <dt>{texts.amount}</dt>
          <dd>{formatPrice(amount)}</dd>
        </div>
        <div>
          <dt>{texts.balance}</dt>
          <dd>{formatPrice(account.balance)}</dd>
        </div>
      </dl>
    </Panel>
  )
}
