import { cardNameProblems, maxCardNameLength, type SavedCard } from '@market/domain/checkout'
import { useForm, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import * as css from '../account.css.ts'
import { accountRoom } from '../bind.ts'
import { accountTexts } from '../texts.ts'

const texts = accountTexts.cards

interface CardNameFormProps {
  readonly card: SavedCard
  readonly onNamed: (cards: readonly SavedCard[]) => void
  readonly onCancel: () => void
}

/** A form for the name of a saved card; an empty name removes it. */
export function CardNameForm({ card, onNamed, onCancel }: CardNameFormProps) {
  const renameCard = useService(accountRoom.renameCard)
  const { field, submit, busy, refused } = useForm(
    { name: card.name },
    {
      id: `kart-${card.id}`,
      labels: { name: texts.name },
      problems: ({ name }) => cardNameProblems(name),
      send: ({ name }) => renameCard(card.id, name),
      onSent: onNamed,
    },
  )
  return (
    <form className={css.narrow} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField
        {...field('name')}
        mark={accountTexts.optional}
        hint={texts.nameHint}
        maxLength={maxCardNameLength}
        autoComplete="off"
      />
      <div className={css.actions}>
        <Button type="submit" variant="secondary" size="sm" loading={busy}>
          {texts.save}
        </Button>
        <Button variant="text" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
