import type { CancelableItem, CancelLine, CancelReason } from '@market/domain/orders'
import { Checkbox, QuantityField, Select, TextField } from '@market/ui'
import { useState } from 'react'
import { dateText } from '../../shared/time/date-text.ts'
import * as css from './orders.css.ts'
import { orderTexts } from './texts.ts'

const texts = orderTexts.cancel

interface CancelRowProps {
  readonly item: CancelableItem
  readonly reasons: readonly CancelReason[]
  /** Undefined if the line is not selected. */
  readonly line: CancelLine | undefined
  readonly onChange: (line: CancelLine | undefined) => void
}

/** A line to give back: checkbox, quantity and reason. Choosing a reason also selects the line. */
export function CancelRow({ item, reasons, line, onChange }: CancelRowProps) {
  const { productId, attrId } = item
  /** A quantity above the maximum was typed: the quantity does not change, and a message tells why (rules.md C4). */
  const [tooMany, setTooMany] = useState(false)
  const label = `${item.name} (${item.kind === 'cancel' ? texts.kind.cancel : texts.kind.return})`
  const whole: CancelLine = { productId, attrId, quantity: item.quantity, reason: 0, note: '' }
  return (
    <div className={css.cancelRow} role="group" aria-label={label}>
      <Checkbox
        label={label}
        checked={line !== undefined}
        onChange={(event) => onChange(event.target.checked ? whole : undefined)}
      />
      <div className={css.cancelFields}>
        {item.returnUntil !== null && <p className={css.note}>{texts.until(dateText(item.returnUntil))}</p>}
        <Select
          label={texts.reason}
          value={String(line?.reason ?? 0)}
          onChange={(event) => onChange({ ...(line ?? whole), reason: Number(event.target.value) })}
        >
          <option value="0">{texts.chooseReason}</option>
          {reasons.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {line && item.quantity > 1 && (
          <QuantityField
            label={texts.quantity(item.name)}
            value={line.quantity}
            max={item.quantity}
            reason={tooMany && texts.max(item.quantity)}
            onChange={(quantity, typed = quantity) => {
              setTooMany(typed > item.quantity)
              onChange({ ...line, quantity })
            }}
          />
        )}
        {line && reasons.find(({ id }) => id === line.reason)?.needsNote && (
          <TextField
            label={texts.note}
            mark={orderTexts.required}
            maxLength={500}
            value={line.note}
            onChange={(event) => onChange({ ...line, note: event.target.value })}
          />
        )}
      </div>
    </div>
  )
}
