import { formatPrice } from '@market/domain/money'
import type { Alarm } from '@market/domain/alarms'
import { failureText, Loaded, useLoaded, useService } from '@market/react'
import { Button, ButtonLink, EmptyState, Link, Panel, Tag } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import { PushOffer } from '../../shared/push/push-offer.tsx'
import { dateText } from '../../shared/time/date-text.ts'
import * as css from './alarms.css.ts'
import { alarmPageTexts as texts } from './texts.ts'

/** `/my/alarmlarim`: the member's alarms, both waiting and triggered. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.title} route="/my/alarmlarim">
      {() => <Alarms />}
    </AccountFrame>
  ),
})

function Alarms() {
  const gateway = useService(services.AlarmGateway)
  const notices = useService(services.NoticeStore)
  const { answer, change, reload } = useLoaded(() => gateway.list())
  const [busy, setBusy] = useState<string>()
  const end = async (alarm: Alarm) => {
    setBusy(alarm.id)
    const ended = await gateway.end(alarm.id)
    setBusy(undefined)
    if (!ended.ok) return notices.toast({ type: 'error', text: failureText(ended.failure) })
    change((alarms) => alarms.filter(({ id }) => id !== alarm.id))
    notices.toast({ type: 'success', text: texts.ended })
  }
  return (
    <Loaded answer={answer} reload={reload}>
      {(alarms) =>
        alarms.length === 0 ? (
          <EmptyState
            picture={<EmptyPicture drawing="bell" />}
            title={texts.empty}
            action={<ButtonLink href="/">{texts.emptyAction}</ButtonLink>}
          />
        ) : (
          <Panel flush>
            <ul className={css.rows}>
              {alarms.map((alarm) => (
                <AlarmRow key={alarm.id} alarm={alarm} busy={busy === alarm.id} onEnd={() => void end(alarm)} />
              ))}
            </ul>
            {alarms.some(({ state }) => state === 'waiting') && <PushOffer place="inPanel" />}
          </Panel>
        )
      }
    </Loaded>
  )
}

interface AlarmRowProps {
  readonly alarm: Alarm
  readonly busy: boolean
  readonly onEnd: () => void
}

function AlarmRow({ alarm: { product, state, target, endsAt }, busy, onEnd }: AlarmRowProps) {
  const waits = state === 'waiting'
  const label = waits ? texts.end : texts.remove
  return (
    <li className={css.row}>
      <img
        src={pictureSource(product.thumbnail, 96)}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className={css.picture}
      />
      <div>
        <p className={css.name}>
          <Link href={product.url}>
            <b>{product.brand}</b> {product.name}
          </Link>{' '}
          <Tag tone={state === 'told' ? 'primary' : 'neutral'}>{texts.states[state]}</Tag>
        </p>
        <p className={css.wish}>
          <b>{target === null ? texts.stock : texts.target(formatPrice(target))}</b>
          <span>
            {!product.onSale
              ? texts.offSale
              : product.stock === 0
                ? texts.soldOut
                : texts.now(formatPrice(product.price))}
          </span>
        </p>
        {waits && <p className={css.note}>{product.onSale ? texts.until(dateText(endsAt)) : texts.offSaleNote}</p>}
      </div>
      <Button
        size="sm"
        variant="secondary"
        className={css.end}
        loading={busy}
        aria-label={`${label}: ${product.brand} ${product.name}`}
        onClick={onEnd}
      >
        {label}
      </Button>
    </li>
  )
}
