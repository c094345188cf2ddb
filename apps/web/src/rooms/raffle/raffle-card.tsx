import { formatPrice } from '@market/domain/money'
import { type RaffleProduct, ticketsToAdd } from '@market/domain/raffle'
import { useService, useStream } from '@market/react'
import { AspectPicture, Button, Icon, Price, QuantityField } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { pictureSource, pictureWidths } from '../../shared/picture/picture-source.ts'
import { raffleRoom } from './bind.ts'
import { drawText } from './draw-text.ts'
import * as css from './raffle.css.ts'
import { raffleTexts as texts } from './texts.ts'

/** A product of a raffle, with a button that adds tickets. */
export function RaffleCard({ product }: { readonly product: RaffleProduct }) {
  const cart = useService(raffleRoom.raffleStore)
  const notices = useService(services.NoticeStore)
  const inCart = useStream(cart.state).find(({ id }) => id === product.id)?.count ?? 0
  const [wanted, setWanted] = useState(1)
  const [clamped, setClamped] = useState(false)
  const { id, name, image, ticketPrice, ticketsLeft, limit, drawAt } = product
  const max = ticketsToAdd(product, inCart)
  const count = Math.min(wanted, max)
  const add = () => {
    cart.add({ id, name, image, ticketPrice, count })
    notices.toast({ type: 'success', text: texts.added(count, name) })
    setWanted(1)
    setClamped(false)
  }
  return (
    <li className={css.card}>
      <AspectPicture
        src={pictureSource(image, 320)}
        alt=""
        width={320}
        height={320}
        widths={pictureWidths.card}
        sourceAt={(width) => pictureSource(image, width)}
        sizes="(min-width: 1024px) 300px, (min-width: 640px) 45vw, 92vw"
        className={ticketsLeft > 0 ? css.picture : css.soldOut}
      />
      <h2 className={css.name}>{name}</h2>
      <div className={css.price}>
        {texts.ticketPrice} <Price label="" amount={formatPrice(ticketPrice)} />
      </div>
      <ul className={css.lines}>
        <li>
          <Icon name="calendar" size="md" /> {texts.draw(drawText(drawAt))}
        </li>
        <li>
          <Icon name="ticket" size="md" /> {ticketsLeft > 0 ? texts.left(ticketsLeft) : texts.soldOut}
        </li>
        <li>
          <Icon name="user" size="md" /> {texts.limit(limit)}
        </li>
      </ul>
      <div className={css.buy}>
        {max > 0 ? (
          <>
            <QuantityField
              label={texts.quantity(name)}
              value={count}
              max={max}
              reason={clamped && texts.max(max)}
              onChange={(quantity, typed) => {
                setWanted(quantity)
                setClamped(typed !== undefined)
              }}
            />
            <Button icon="ticket" aria-label={texts.addTo(name)} onClick={add}>
              {texts.add}
            </Button>
          </>
        ) : (
          <p className={css.note}>{ticketsLeft > 0 ? texts.full : texts.soldOut}</p>
        )}
      </div>
    </li>
  )
}
