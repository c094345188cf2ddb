import { formatPrice, type ListEntry, type ListSummary } from '@market/domain'
import { Alert, Button, ButtonLink, EmptyState, Link, Panel, Price, Skeleton, Tag } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shell/failure-text.ts'
import { pictureSource } from '../../shell/picture-source.ts'
import { useAddToCart } from '../../shell/product/use-add-to-cart.ts'
import { useLoaded } from '../../shell/use-loaded.ts'
import { EmptyPicture } from '../../shell/empty-picture.tsx'
import * as css from './lists.css.ts'
import { listTexts as texts } from './texts.ts'

const pageSize = 24

/** What a list holds, newest first. */
export function ListEntries({
  list,
  onChanged,
}: {
  readonly list: ListSummary
  readonly onChanged: () => Promise<void>
}) {
  const lists = useService(services.ListGateway)
  const notices = useService(services.NoticeStore)
  const slug = list.collectionSlug
  const { answer, setAnswer, reload } = useLoaded(() => lists.one(slug, { limit: pageSize }))
  const [busy, setBusy] = useState(false)
  if (!answer) return <Skeleton />
  if (!answer.ok)
    return (
      <Alert tone="error" announced>
        {failureText(answer.failure)}{' '}
        <Button variant="text" size="sm" onClick={() => void reload()}>
          {texts.retry}
        </Button>
      </Alert>
    )
  const { entries, count } = answer.value
  const keep = (left: readonly ListEntry[], all: number) =>
    setAnswer({ ok: true, value: { ...answer.value, entries: left, count: all } })
  const take = async (entry: ListEntry) => {
    const taken = await lists.take(slug, { productId: entry.product.id, attrId: entry.attrId })
    if (!taken.ok) return notices.toast({ type: 'error', text: failureText(taken.failure) })
    keep(
      entries.filter((other) => other !== entry),
      taken.value.count,
    )
    notices.toast({ type: 'success', text: texts.taken })
    await onChanged()
  }
  const more = async () => {
    setBusy(true)
    const next = await lists.one(slug, { limit: pageSize, offset: entries.length })
    setBusy(false)
    if (next.ok) keep([...entries, ...next.value.entries], next.value.count)
    else notices.toast({ type: 'error', text: failureText(next.failure) })
  }
  if (entries.length === 0)
    return (
      <EmptyState
        picture={<EmptyPicture drawing="shopping-bags" />}
        title={texts.empty}
        action={<ButtonLink href="/">{texts.emptyAction}</ButtonLink>}
      />
    )
  return (
    <>
      <Panel flush>
        <ul className={css.rows}>
          {entries.map((entry) => (
            <EntryRow key={`${entry.product.id};${entry.attrId}`} entry={entry} onTake={() => take(entry)} />
          ))}
        </ul>
      </Panel>
      {entries.length < count && (
        <Button variant="secondary" full loading={busy} onClick={() => void more()}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

function EntryRow({ entry, onTake }: { readonly entry: ListEntry; readonly onTake: () => Promise<void> }) {
  const { product, attrId } = entry
  const add = useAddToCart()
  const [busy, setBusy] = useState(false)
  const name = `${product.brand} ${product.name}`
  const direct = product.stock > 0 && (!product.hasVariants || attrId !== '')
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    await work()
    setBusy(false)
  }
  return (
    <li className={css.row}>
      <img
        src={pictureSource(product.thumbnail, 96)}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        className={css.picture}
      />
      <div>
        <p className={css.name}>
          <Link href={product.url}>
            <b>{product.brand}</b> {product.name}
          </Link>{' '}
          {product.stock === 0 && <Tag>{texts.soldOut}</Tag>}
        </p>
        <Price
          amount={formatPrice(product.price)}
          previous={product.originalPrice > product.price ? formatPrice(product.originalPrice) : undefined}
        />
      </div>
      <div className={css.actions}>
        {direct ? (
          <Button
            size="sm"
            loading={busy}
            aria-label={`${texts.add}: ${name}`}
            onClick={() => void run(() => add({ productId: product.id, attrId, quantity: 1 }))}
          >
            {texts.add}
          </Button>
        ) : (
          <ButtonLink size="sm" variant="secondary" href={product.url} aria-label={`${texts.choose}: ${name}`}>
            {texts.choose}
          </ButtonLink>
        )}
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
    </li>
  )
}
