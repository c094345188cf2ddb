import { searchKey } from '@market/domain/text'
import type { Choice } from '@market/domain/buy-back'
import { EmptyState, Icon, Spinner, TextField } from '@market/ui'
import { useState } from 'react'
import * as css from './buy-back.css.ts'
import { buyBackTexts as texts } from './texts.ts'

/** Longer lists get a search field. */
const long = 12

interface ChoiceListProps {
  readonly choices: readonly Choice[]
  /** Id of the choice whose data is loading. */
  readonly busy?: number | undefined
  readonly onChoose: (choice: Choice) => void
}

/** The choices of a step as large buttons. */
export function ChoiceList({ choices, busy, onChoose }: ChoiceListProps) {
  const [typed, setTyped] = useState('')
  if (choices.length === 0) return <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
  const shown = choices.filter(({ name }) => searchKey(name).includes(searchKey(typed.trim())))
  return (
    <>
      {choices.length > long && (
        <TextField
          label={texts.filter}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
      {shown.length === 0 && <p className={css.note}>{texts.noMatch}</p>}
      <ul className={css.choices}>
        {shown.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              className={css.choice}
              aria-busy={busy === choice.id || undefined}
              onClick={() => busy === undefined && onChoose(choice)}
            >
              {choice.name}
              {busy === choice.id ? <Spinner label={texts.looking} /> : <Icon name="caret-right" size="md" />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
