import type { PromotionOffer } from '@market/domain/promotions'
import { failureText, useService } from '@market/react'
import { Button, Link, Tag } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { dateText } from '../time/date-text.ts'
import * as css from './offers.css.ts'
import { ruleText } from './rule-text.ts'
import { promotionTexts as texts } from './texts.ts'

interface OfferRowProps {
  readonly offer: PromotionOffer
  /** Shows the shop's name; set on pages that are not the shop's. */
  readonly named?: boolean
}

/** A campaign, or a coupon with its state and the button that collects it. */
export function OfferRow({ offer: given, named }: OfferRowProps) {
  const gateway = useService(services.PromotionGateway)
  const cart = useService(services.CartStore)
  const notices = useService(services.NoticeStore)
  const [offer, setOffer] = useState(given)
  const [busy, setBusy] = useState(false)
  const { name, rule, shop, endsAt, state } = offer
  const collect = async () => {
    if (busy) return
    setBusy(true)
    const answer = await gateway.collect(offer.id)
    setBusy(false)
    if (!answer.ok) return notices.toast({ type: 'error', text: failureText(answer.failure) })
    setOffer(answer.value)
    notices.toast({ type: 'success', text: texts.collected })
    if ((cart.state.current().cart?.count ?? 0) > 0) await cart.check()
  }
  return (
    <li className={css.offer}>
      <div className={css.about}>
        <p className={css.name}>{name}</p>
        <p className={css.note}>
          {ruleText(rule)} {named && (shop ? <Link href={shop.url}>{shop.name}</Link> : `${texts.market}.`)}
        </p>
        <p className={css.note}>{texts.until(dateText(endsAt))}</p>
      </div>
      {state === 'open' ? (
        <Button
          size="sm"
          variant="secondary"
          loading={busy}
          aria-label={texts.collectNamed(name)}
          onClick={() => void collect()}
        >
          {texts.collect}
        </Button>
      ) : (
        <Tag tone={state === 'collected' || state === 'automatic' ? 'primary' : 'neutral'}>{texts.states[state]}</Tag>
      )}
    </li>
  )
}
