import type { ListContent, ListEntry, ListSummary } from '@market/domain/lists'
import { failureText, Loaded, useLoaded, useService } from '@market/react'
import { Button, ButtonLink, EmptyState, InlineSelect, Panel } from '@market/ui'
import { type ReactNode, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { listsRoom } from './bind.ts'
import { alarmAddress } from '../../shared/product/alarm-address.ts'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { BuyList } from './buy-list.tsx'
import { ListRow } from './list-row.tsx'
import * as css from './lists.css.ts'
import { listTexts as texts } from './texts.ts'

const pageSize = 24

interface ListEntriesProps {
  readonly list: ListSummary
  /** Lists to which the products can be moved. */
  readonly others: readonly ListSummary[]
  readonly onChanged: () => Promise<void>
  /** Shown below the entries. It appears with them, so that it does not move when they arrive. */
  readonly children: ReactNode
}

/** Entries of a list, newest first. */
export function ListEntries(props: ListEntriesProps) {
  const lists = useService(services.ListGateway)
  const { answer, change, reload } = useLoaded(() => lists.one(props.list.collectionSlug, { limit: pageSize }))
  return (
    <Loaded answer={answer} reload={reload}>
      {(shown) => <Entries {...props} shown={shown} change={change} />}
    </Loaded>
  )
}

interface EntriesProps extends ListEntriesProps {
  readonly shown: ListContent
  readonly change: (changed: (newest: ListContent) => ListContent) => void
}

function Entries({ list, others, onChanged, children, shown: { entries, count }, change }: EntriesProps) {
  const moveFavourite = useService(listsRoom.moveFavourite)
  const lists = useService(services.ListGateway)
  const notices = useService(services.NoticeStore)
  const slug = list.collectionSlug
  const [busy, setBusy] = useState(false)
  const leaveOut = (entry: ListEntry) =>
    change((newest) => ({
      ...newest,
      entries: newest.entries.filter((other) => other !== entry),
      count: newest.count - 1,
    }))
  const take = async (entry: ListEntry) => {
    const taken = await lists.take(slug, { productId: entry.product.id, attrId: entry.attrId })
    if (!taken.ok && taken.failure.kind !== 'waits')
      return notices.toast({ type: 'error', text: failureText(taken.failure) })
    leaveOut(entry)
    notices.toast({ type: 'success', text: taken.ok ? texts.taken : texts.takenLater })
    if (taken.ok) await onChanged()
  }
  const move = async (entry: ListEntry, to: ListSummary) => {
    const item = { productId: entry.product.id, attrId: entry.attrId }
    const moved = await moveFavourite(item, { from: slug, to: to.collectionSlug })
    if (!moved.ok && moved.failure.kind !== 'waits')
      return notices.toast({ type: 'error', text: failureText(moved.failure) })
    leaveOut(entry)
    const { collectionName } = to
    notices.toast({ type: 'success', text: moved.ok ? texts.moved(collectionName) : texts.movedLater(collectionName) })
    if (moved.ok) await onChanged()
  }
  const more = async () => {
    setBusy(true)
    const next = await lists.one(slug, { limit: pageSize, offset: entries.length })
    setBusy(false)
    if (!next.ok) return notices.toast({ type: 'error', text: failureText(next.failure) })
    change((newest) => ({ ...next.value, entries: [...newest.entries, ...next.value.entries] }))
  }
  if (entries.length === 0)
    return (
      <>
        <EmptyState
          picture={<EmptyPicture drawing="shopping-bags" />}
          title={texts.empty}
          action={<ButtonLink href="/">{texts.emptyAction}</ButtonLink>}
        />
        {children}
      </>
    )
  return (
    <>
      <BuyList slug={slug} />
      <Panel flush>
        <ul className={css.rows}>
          {entries.map((entry) => (
            <EntryRow
              key={`${entry.product.id};${entry.attrId}`}
              entry={entry}
              others={others}
              onMove={(to) => move(entry, to)}
              onTake={() => take(entry)}
            />
          ))}
        </ul>
      </Panel>
      {entries.length < count && (
        <Button variant="secondary" full loading={busy} onClick={() => void more()}>
          {texts.more}
        </Button>
      )}
      {children}
    </>
  )
}

interface EntryRowProps {
  readonly entry: ListEntry
  readonly others: readonly ListSummary[]
  readonly onMove: (to: ListSummary) => Promise<void>
  readonly onTake: () => Promise<void>
}

function EntryRow({ entry, others, onMove, onTake }: EntryRowProps) {
  const { product, onSale } = entry
  const [busy, setBusy] = useState(false)
  /**
   * Slug of the list to move the product to. Selecting one does not move it yet, because arrow keys step through all
   * lists.
   */
  const [chosen, setChosen] = useState('')
  const target = others.find(({ collectionSlug }) => collectionSlug === chosen)
  const name = `${product.brand} ${product.name}`
  const gone = !onSale || product.stock === 0
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return (
    <ListRow entry={entry}>
      <div className={css.plain}>
        <ButtonLink
          size="sm"
          variant="text"
          icon="bell"
          href={alarmAddress(product.url, gone ? 'stock' : 'price')}
          aria-label={`${gone ? texts.tellMe : texts.priceAlarm}: ${name}`}
        >
          {gone ? texts.tellMe : texts.priceAlarm}
        </ButtonLink>
        <Button
          size="sm"
          variant="text"
          icon="trash"
          aria-label={`${texts.take}: ${name}`}
          onClick={() => void run(onTake)}
        >
          {texts.take}
        </Button>
      </div>
      {others.length > 0 && (
        <InlineSelect
          label={texts.list}
          aria-label={`${texts.list}: ${name}`}
          value={chosen}
          disabled={busy}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{texts.chooseList}</option>
          {others.map(({ collectionSlug, collectionName }) => (
            <option key={collectionSlug} value={collectionSlug}>
              {collectionName}
            </option>
          ))}
        </InlineSelect>
      )}
      {target && (
        <Button
          size="sm"
          variant="secondary"
          loading={busy}
          aria-label={`${texts.move}: ${name}`}
          onClick={() => void run(() => onMove(target))}
        >
          {texts.move}
        </Button>
      )}
    </ListRow>
  )
}
