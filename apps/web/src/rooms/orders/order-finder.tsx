import type { OrderGroup } from '@market/domain/orders'
import { Button, TextField } from '@market/ui'
import { type FormEvent, useState } from 'react'
import * as css from './orders.css.ts'
import { orderTexts as texts } from './texts.ts'

/** Selects the orders to show. */
export interface OrderFilter {
  readonly group: OrderGroup | 'all'
  readonly text: string
}

const groups = Object.keys(texts.group) as readonly OrderFilter['group'][]

interface OrderFinderProps {
  readonly filter: OrderFilter
  readonly onChange: (filter: OrderFilter) => void
}

/** A form to find orders by status, number or product name. */
export function OrderFinder({ filter, onChange }: OrderFinderProps) {
  const [text, setText] = useState(filter.text)
  const find = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...filter, text: text.trim() })
  }
  return (
    <form role="search" method="dialog" aria-label={texts.search} className={css.finder} onSubmit={find}>
      <TextField
        label={texts.searchField}
        type="search"
        name="siparis-ara"
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        {texts.find}
      </Button>
      <div className={css.groups} role="group" aria-label={texts.groups}>
        {groups.map((group) => (
          <Button
            key={group}
            size="sm"
            variant={filter.group === group ? 'primary' : 'secondary'}
            aria-pressed={filter.group === group}
            onClick={() => onChange({ group, text: text.trim() })}
          >
            {texts.group[group]}
          </Button>
        ))}
      </div>
    </form>
  )
}
