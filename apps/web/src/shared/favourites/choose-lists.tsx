import type { LineRef } from '@market/domain/cart'
import {
  type FavouriteList,
  isFavourite,
  type ListSummary,
  listNameProblems,
  maxListNameLength,
} from '@market/domain/lists'
import { failureText, LoadFailed, ServicesContext, useForm, useLoaded, useService } from '@market/react'
import { Alert, Button, Checkbox, Dialog, Skeleton, TextField } from '@market/ui'
import { use, useEffect, useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { favouritesCases } from './bind.ts'
import { favouriteTexts } from './texts.ts'
import * as css from './choose-lists.css.ts'
import { forgetHeld } from './hearts.ts'

const texts = favouriteTexts

interface ChooseListsProps {
  readonly item: LineRef
  /** Called with whether any list contains the product now. */
  readonly onChanged: (held: boolean) => void
  readonly onClosed: () => void
}

/** A dialog to add a product to the member's lists, remove it from them, and create a new list. */
export function ChooseLists({ item, onChanged, onClosed }: ChooseListsProps) {
  const gateway = useService(services.ListGateway)
  const container = use(ServicesContext)
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const [waits, setWaits] = useState(false)
  const [made, setMade] = useState(0)
  const { answer, setAnswer, reload } = useLoaded(() => gateway.check(item))

  const first = useRef<HTMLFieldSetElement>(null)
  const isRead = answer?.ok === true
  // The lists load after the dialog has opened with the focus on its button.
  useEffect(() => {
    if (isRead) first.current?.querySelector('input')?.focus()
  }, [isRead])

  const show = (lists: readonly FavouriteList[]) => {
    setAnswer({ ok: true, value: lists })
    if (container) forgetHeld(container)
    onChanged(isFavourite(lists))
  }
  const turn = async (lists: readonly FavouriteList[], list: FavouriteList) => {
    if (busy !== undefined) return
    setBusy(list.collectionSlug)
    setRefused(undefined)
    const changed = await (list.exist
      ? gateway.take(list.collectionSlug, item)
      : gateway.add(list.collectionSlug, item))
    setBusy(undefined)
    const isWaiting = !changed.ok && changed.failure.kind === 'waits'
    setWaits(isWaiting)
    if (!changed.ok && !isWaiting) return setRefused(failureText(changed.failure))
    show(lists.map((one) => (one === list ? { ...one, exist: !one.exist } : one)))
  }
  return (
    <Dialog form open title={texts.choose} onClose={onClosed}>
      <div className={css.lists}>
        {refused && (
          <Alert tone="error" announced>
            {refused}
          </Alert>
        )}
        {waits && (
          <Alert tone="info" announced>
            {texts.waits}
          </Alert>
        )}
        {!answer && <Skeleton />}
        {answer?.ok === false && <LoadFailed failure={answer.failure} reload={reload} />}
        {answer?.ok && (
          <>
            <fieldset ref={first} className={css.choices} aria-label={texts.choose}>
              {answer.value.map((list) => (
                <Checkbox
                  key={list.collectionSlug}
                  label={list.collectionName}
                  checked={list.exist}
                  aria-busy={busy === list.collectionSlug}
                  onChange={() => void turn(answer.value, list)}
                />
              ))}
            </fieldset>
            <NewList
              key={made}
              onMade={async ({ collectionSlug }) => {
                setMade(made + 1)
                const held = await gateway.add(collectionSlug, item)
                if (!held.ok) setRefused(failureText(held.failure))
                await reload()
                if (!held.ok) return
                if (container) forgetHeld(container)
                onChanged(true)
              }}
            />
          </>
        )}
        <Button variant="secondary" full onClick={onClosed}>
          {texts.done}
        </Button>
      </div>
    </Dialog>
  )
}

/** Creates a list; the product is added to it. */
function NewList({ onMade }: { readonly onMade: (list: ListSummary) => void | Promise<void> }) {
  const createList = useService(favouritesCases.createList)
  const { field, submit, busy, refused } = useForm(
    { name: '' },
    {
      id: 'liste-ac',
      labels: { name: texts.listName },
      problems: ({ name }) => listNameProblems(name),
      send: ({ name }) => createList(name),
      onSent: onMade,
    },
  )
  return (
    <form className={css.lists} method="dialog" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <Alert tone="error" announced>
          {refused}
        </Alert>
      )}
      <TextField {...field('name')} label={texts.newList} maxLength={maxListNameLength} autoComplete="off" />
      <Button type="submit" variant="secondary" loading={busy}>
        {texts.create}
      </Button>
    </form>
  )
}
