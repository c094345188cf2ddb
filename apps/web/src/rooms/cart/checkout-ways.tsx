import { isMember } from '@market/domain/session'
import type { Cart } from '@market/domain/cart'
import { useService, useStream } from '@market/react'
import { Button, ButtonLink } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import * as css from './cart-page.css.ts'
import { cartTexts as texts } from './texts.ts'

const ways = {
  member: [{ text: texts.checkout, href: '/my/tr/adres', variant: 'primary' }],
  visitor: [
    { text: texts.guest, href: '/my/tr/adres', variant: 'primary' },
    { text: texts.login, href: '/giris-yap?redirect=my-tr-adres', variant: 'secondary' },
  ],
} as const

interface CheckoutWaysProps {
  readonly cart: Cart
  /** Set for the bar on phones, which has a single button. */
  readonly short?: boolean
  /** Leads to the message about the problem to fix first. */
  readonly showHindrance: () => void
}

/**
 * Buttons to the checkout. While no line is selected, or a line has an error, they lead to the message about it
 * instead.
 */
export function CheckoutWays({ cart, short, showHindrance }: CheckoutWaysProps) {
  const { user } = useStream(useService(services.SessionStore).state)
  const member = isMember(user)
  const none = cart.count === 0
  const blocked = none || cart.messages.some(({ type }) => type === 'error')
  const shown = short || member ? ways.member : ways.visitor
  return (
    <>
      {blocked && !short && <p className={css.blocked}>{none ? texts.chooseFirst : texts.blocked}</p>}
      {shown.map(({ text, href, variant }) =>
        blocked ? (
          <Button key={text} size={short ? 'md' : 'lg'} full={!short} variant={variant} onClick={showHindrance}>
            {text}
          </Button>
        ) : (
          <ButtonLink key={text} href={href} size={short ? 'md' : 'lg'} full={!short} variant={variant}>
            {text}
          </ButtonLink>
        ),
      )}
    </>
  )
}
