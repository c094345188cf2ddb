import { formatPrice } from '@market/domain/money'
import { isOnSale, lineTotal } from '@market/domain/line'
import type { CartItem } from '@market/domain/cart'
import { failureText, useStream } from '@market/react'
import { lineKey, type SavedStore } from '@market/stores'
import { Alert, AspectPicture, Button, Link, Panel, Price } from '@market/ui'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import * as css from './cart-page.css.ts'
import { focusLine } from './focus-line.ts'
import { cartTexts as texts } from './texts.ts'
import { UnsoldTag } from './unsold-tag.tsx'

/** Items saved for later; not rendered if the list is empty. */
export function SavedList({ store }: { readonly store: SavedStore }) {
  const { saved, failure } = useStream(store.state)
  const moveBack = async (item: CartItem) => {
    if (await store.moveBack(item)) focusLine(item)
  }
  if (saved.length === 0 && !failure) return null
  return (
    <Panel flush icon="heart" title={texts.saved.title} end={texts.saved.count(saved.length)}>
      {failure && (
        <Alert tone="error" announced>
          {failureText(failure)}
        </Alert>
      )}
      {saved.map((item) => {
        const name = `${item.brand} ${item.name}`
        return (
          <article key={lineKey(item)} className={css.row} aria-label={name}>
            <Link href={item.url} tabIndex={-1} aria-hidden>
              <AspectPicture
                src={pictureSource(item.image, 160)}
                alt=""
                width={96}
                height={96}
                className={css.picture}
              />
            </Link>
            <div className={css.about}>
              <Link href={item.url} className={css.name}>
                <b>{item.brand}</b> {item.name}
              </Link>
              <p className={css.attributes}>
                {[...item.attributes.map(({ key, value }) => `${key}: ${value}`), texts.units(item.quantity)].join(
                  ', ',
                )}
              </p>
              <Button
                variant="text"
                size="sm"
                icon="trash"
                className={css.remove}
                aria-label={texts.removeLabel(name)}
                onClick={() => void store.remove(item)}
              >
                {texts.remove}
              </Button>
            </div>
            <div className={css.quantity}>
              {isOnSale(item) ? (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={texts.saved.backLabel(name)}
                  onClick={() => void moveBack(item)}
                >
                  {texts.saved.back}
                </Button>
              ) : (
                <UnsoldTag item={item} />
              )}
            </div>
            <div className={css.price}>
              <Price amount={formatPrice(lineTotal(item))} />
            </div>
          </article>
        )
      })}
    </Panel>
  )
}
