import type { ListSlug } from '@market/domain/kernel'
import { listNameProblems, type ListSummary, maxListNameLength } from '@market/domain/lists'
import { useForm, useService } from '@market/react'
import { Alert, Button, TextField } from '@market/ui'
import { listsRoom } from './bind.ts'
import { favouritesCases } from '../../shared/favourites/bind.ts'
import * as css from './lists.css.ts'
import { listTexts as texts } from './texts.ts'

interface NameFormProps {
  readonly id: string
  readonly label: string
  readonly first: string
  /** The list to rename; without it a new one is created. */
  readonly slug?: ListSlug
  readonly onNamed: (list: ListSummary) => void | Promise<void>
}

/** A form for the name of a new or existing list. */
export function NameForm({ id, label, first, slug, onNamed }: NameFormProps) {
  const createList = useService(favouritesCases.createList)
  const renameList = useService(listsRoom.renameList)
  const { field, submit, busy, refused } = useForm(
    { name: first },
    {
      id,
      labels: { name: texts.name },
      problems: ({ name }) => listNameProblems(name),
      send: ({ name }) => (slug === undefined ? createList(name) : renameList(slug, name)),
      onSent: (list: ListSummary) => onNamed(list),
    },
  )
  return (
    <form className={css.form} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      <div className={css.formField}>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        <TextField
          {...field('name')}
          label={label}
          mark={texts.required}
          maxLength={maxListNameLength}
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="secondary" loading={busy} className={css.formButton}>
        {slug === undefined ? texts.begin : texts.save}
      </Button>
    </form>
  )
}
