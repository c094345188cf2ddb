import { formatPrice, times } from '@market/domain/money'
import { raffleTotal } from '@market/domain/raffle'
import { useService, useStream } from '@market/react'
import { AspectPicture, Button, ButtonLink, Drawer, EmptyState } from '@market/ui'
import { useEffect, useState } from 'react'
import { pictureSource } from '../../shared/picture/picture-source.ts'
import { raffleRoom } from './bind.ts'
import * as css from './raffle.css.ts'
import { RemoveTickets } from './remove-tickets.tsx'
import { raffleTexts } from './texts.ts'

const texts = raffleTexts.cart

/** The raffle's cart in a drawer, and the button that opens it. */
export function CartDrawer() {
  const cart = useService(raffleRoom.raffleStore)
  const items = useStream(cart.state)
  const [open, setOpen] = useState(false)
  useEffect(() => cart.start(), [cart])
  const count = items.reduce((sum, item) => sum + item.count, 0)
  return (
    <>
      <Button variant="secondary" icon="ticket" onClick={() => setOpen(true)}>
        {texts.open(count)}
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        foot={
          items.length > 0 && (
            <div className={css.foot}>
              <p className={css.total} aria-live="polite">
                <span>{texts.total}</span>
                <span>{formatPrice(raffleTotal(items))}</span>
              </p>
              <ButtonLink href="/my/cekilisler/odeme" full size="lg" icon="lock">
                {texts.pay}
              </ButtonLink>
              <Button variant="text" size="sm" onClick={() => cart.clear()}>
                {texts.clear}
              </Button>
            </div>
          )
        }
      >
        {items.length === 0 ? (
          <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
        ) : (
          <ul className={css.rows}>
            {items.map(({ id, name, image, count: tickets, ticketPrice }) => (
              <li key={id} className={css.row}>
                <AspectPicture
                  src={pictureSource(image, 96)}
                  alt=""
                  width={64}
                  height={64}
                  className={css.rowPicture}
                />
                <p className={css.rowName}>{name}</p>
                <div className={css.rowEnd}>
                  <span>
                    {texts.tickets(tickets)} ·{' '}
                    <span className={css.amount}>{formatPrice(times(ticketPrice, tickets))}</span>
                  </span>
                  <RemoveTickets id={id} name={name} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </Drawer>
    </>
  )
}
