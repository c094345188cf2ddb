import { type CartItem, formatPrice, type GatewayFailure, lineTotal } from '@market/domain'
import { lineKey } from '@market/stores'
import { Alert, AspectPicture, Button, Link, Panel, Price } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shell/failure-text.ts'
import { pictureSource } from '../../shell/picture-source.ts'
import * as css from './cart-page.css.ts'
import { cartTexts as texts } from './texts.ts'

interface SavedListProps {
  readonly saved: readonly CartItem[]
  readonly failure: GatewayFailure | undefined
  readonly take: (saved: readonly CartItem[]) => void
  readonly fail: (failure: GatewayFailure) => void
}

/** What the shopper keeps for later; nothing is drawn while there is nothing. */
export function SavedList({ saved, failure, take, fail }: SavedListProps) {
  const gateway = useService(services.SavedGateway)
  const store = useService(services.CartStore)
  const back = async (item: CartItem) => {
    const answer = await gateway.moveBack(item)
    if (!answer.ok) return fail(answer.failure)
    store.adopt(answer.value.cart)
    take(answer.value.saved)
  }
  const forget = async (item: CartItem) => {
    const answer = await gateway.remove(item)
    if (answer.ok) take(answer.value)
    else fail(answer.failure)
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
                onClick={() => void forget(item)}
              >
                {texts.remove}
              </Button>
            </div>
            <div className={css.quantity}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.saved.backLabel(name)}
                onClick={() => void back(item)}
              >
                {texts.saved.back}
              </Button>
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
