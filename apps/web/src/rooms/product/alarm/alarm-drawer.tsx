import { beginAction, browserStorages } from '@market/browser'
import { formatPrice } from '@market/domain/money'
import type { Alarm, AlarmKind } from '@market/domain/alarms'
import { type User, visitorOf, isMember } from '@market/domain/session'
import { choiceText, combinationOf, missingVariant, type ProductDetail } from '@market/domain/catalog'
import { failureText, Loaded, useLoaded, useService, useStream } from '@market/react'
import { Alert, Button, Chip, Drawer, Skeleton, TextLink } from '@market/ui'
import { useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { GuestProof } from '../../../shared/guest-proof/guest-proof.tsx'
import { pictureSource } from '../../../shared/picture/picture-source.ts'
import { PushOffer } from '../../../shared/push/push-offer.tsx'
import { dateText } from '../../../shared/time/date-text.ts'
import * as css from './alarm.css.ts'
import { PriceForm, StockForm } from './alarm-form.tsx'
import { alarmTexts as texts } from './alarm-texts.ts'
import { chosenOffer } from './chosen-offer.ts'

interface AlarmDrawerProps {
  readonly product: ProductDetail
  /** Ids of the variant values chosen so far. */
  readonly chosen: readonly number[]
  readonly onChosen: (chosen: readonly number[]) => void
  readonly kind: AlarmKind
  readonly onClosed: () => void
}

/** Sets a price or stock alarm: a member at once, a guest after verifying an e-mail address. */
export function AlarmDrawer(props: AlarmDrawerProps) {
  const { product, kind, chosen, onChosen, onClosed } = props
  const missing = missingVariant(product, chosen)
  const names = choiceText(product, chosen)
  const { user } = useStream(useService(services.SessionStore).state)
  return (
    <Drawer open onClose={onClosed} title={texts.title[kind]} startsInField>
      <div className={css.body}>
        <p className={css.about}>
          <img src={pictureSource(product.thumbnail, 96)} alt="" width={56} height={56} className={css.picture} />
          <span>
            <b>{product.brand}</b> {product.name}
            {names !== '' && (
              <>
                <br />
                <span className={css.note}>{texts.variant(names)}</span>
              </>
            )}
          </span>
        </p>
        {missing ? (
          <fieldset className={css.targets}>
            <legend className={css.legend}>{texts.choose(missing.name)}</legend>
            {missing.values.map(({ id, name }) => (
              <Chip key={id} selected={false} onClick={() => onChosen([...chosen, id])}>
                {name}
              </Chip>
            ))}
          </fieldset>
        ) : user === undefined ? (
          <Skeleton />
        ) : visitorOf(user) === 'anonymous' ? (
          <Proof scope={`product:${product.id}`} kind={kind} onClosed={onClosed} />
        ) : (
          <OwnAlarm {...props} key={user.userId ?? user.guestEmail} email={mailboxOf(user)} />
        )}
      </div>
    </Drawer>
  )
}

const mailboxOf = ({ email, guestEmail }: User): string => email ?? guestEmail ?? ''

function Proof({ scope, kind, onClosed }: Pick<AlarmDrawerProps, 'kind' | 'onClosed'> & { readonly scope: string }) {
  const session = useService(services.SessionStore)
  const panels = useService(services.PanelStore)
  return (
    <>
      <GuestProof
        title={texts.proof.title}
        note={texts.proof.note}
        email={undefined}
        onProven={(email) => session.provenGuest(email)}
      />
      <p className={css.login}>
        <span className={css.note}>{texts.proof.member}</span>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onClosed()
            // After the login, the product's page opens the drawer again (`useAfterLogin`).
            beginAction(browserStorages(), scope, kind)
            panels.open('user')
          }}
        >
          {texts.proof.login}
        </Button>
      </p>
    </>
  )
}

function OwnAlarm({ product, chosen, kind, email }: AlarmDrawerProps & { readonly email: string }) {
  const attrId = combinationOf(chosen)
  const alarms = useService(services.AlarmGateway)
  const session = useService(services.SessionStore)
  const { user } = useStream(session.state)
  const { answer, setAnswer, reload } = useLoaded(() => alarms.list(product.id))
  const [said, setSaid] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { price, stock } = chosenOffer(product, chosen)
  const end = async (alarm: Alarm, all: readonly Alarm[]) => {
    setBusy(true)
    const ended = await alarms.end(alarm.id)
    setBusy(false)
    if (!ended.ok) return setSaid(failureText(ended.failure))
    setAnswer({ ok: true, value: all.filter(({ id }) => id !== alarm.id) })
    setSaid(texts.ended)
  }
  return (
    <Loaded answer={answer} reload={reload}>
      {(all) => {
        const waiting = all.find((one) => one.state === 'waiting' && one.kind === kind && one.attrId === attrId)
        const keep = (alarm: Alarm) => {
          setSaid(undefined)
          setAnswer({ ok: true, value: [alarm, ...all.filter(({ id }) => id !== alarm.id)] })
        }
        const form = { productId: product.id, attrId, email, onSet: keep }
        return (
          <>
            {kind === 'price' && (
              <p className={css.now}>
                {texts.now} <b>{formatPrice(price)}</b>
              </p>
            )}
            {waiting && (
              <div className={css.held}>
                <Alert tone="success" announced>
                  {waitingText(waiting)}
                </Alert>
                <Button variant="secondary" size="sm" loading={busy} onClick={() => void end(waiting, all)}>
                  {texts.end}
                </Button>
                <PushOffer />
              </div>
            )}
            {said !== undefined && !waiting && (
              <Alert tone="info" announced>
                {said}
              </Alert>
            )}
            {kind === 'price' ? (
              <PriceForm key={waiting?.target ?? 'none'} {...form} price={price} waiting={waiting} />
            ) : waiting ? null : stock > 0 ? (
              <Alert tone="info">{texts.here}</Alert>
            ) : (
              <StockForm {...form} />
            )}
            {isMember(user) && (
              <p className={css.all}>
                <TextLink href="/my/alarmlarim" iconAfter="caret-right">
                  {texts.all}
                </TextLink>
              </p>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

const waitingText = ({ target, endsAt }: Alarm): string =>
  target === null ? texts.waiting.stock(dateText(endsAt)) : texts.waiting.price(formatPrice(target), dateText(endsAt))
