import type { CancelableItem } from '@market/domain/orders'
import { Radio, Select } from '@market/ui'
import * as css from '../orders.css.ts'
import { orderTexts } from '../texts.ts'

const texts = orderTexts.cancel.exchange

interface ExchangeChoiceProps {
  readonly item: Pick<CancelableItem, 'name' | 'exchangeFor'>
  /** Variant to exchange for, empty until it is chosen; undefined if the shopper wants the money. */
  readonly exchangeFor: string | undefined
  readonly onChange: (exchangeFor: string | undefined) => void
}

/** Chooses between a refund and the same product in another size. */
export function ExchangeChoice({ item, exchangeFor, onChange }: ExchangeChoiceProps) {
  return (
    <fieldset className={css.address}>
      <legend className={css.stepTitle}>{texts.title}</legend>
      <Radio
        name="degisim"
        checked={exchangeFor === undefined}
        onChange={() => onChange(undefined)}
        label={texts.money}
      />
      <Radio
        name="degisim"
        checked={exchangeFor !== undefined}
        onChange={() => onChange(item.exchangeFor.length === 1 ? item.exchangeFor[0]?.attrId : '')}
        label={texts.other}
      />
      {exchangeFor !== undefined && (
        <div className={css.cancelFields}>
          <Select label={texts.choice} value={exchangeFor} onChange={(event) => onChange(event.target.value)}>
            {exchangeFor === '' && <option value="">{texts.choose}</option>}
            {item.exchangeFor.map(({ attrId, name }) => (
              <option key={attrId} value={attrId}>
                {name}
              </option>
            ))}
          </Select>
          <p className={css.note}>{texts.note}</p>
        </div>
      )}
    </fieldset>
  )
}
