import { visitorOf } from '@market/domain/session'
import type { Order } from '@market/domain/orders'
import { LatePart, LoadFailed, useLoaded, useService, useStream } from '@market/react'
import { Alert, ButtonLink, Link, Panel, PigeonStamp, Skeleton } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { definePage } from '../../../page/page.ts'
import { orderAddress } from '../../../shared/order/order-address.ts'
import { OrderDocuments } from '../../../shared/order/order-documents.tsx'
import { OrderView } from '../../../shared/order/order-view.tsx'
import { checkoutRoom } from '../bind.ts'
import * as css from '../checkout.css.ts'
import { TrialTransfer } from './trial-transfer.tsx'
import { checkoutTexts } from '../texts.ts'
import { useTitle } from '../../../shared/section/use-title.ts'

const texts = checkoutTexts.completed
const bringMembership = async () => (await import('./guest-membership.tsx')).GuestMembershipForm

/** `/my/siparis-tamamlandi`: the order is loaded from the API, never read from the address. */
export const page = definePage<null>({
  head: () => ({ title: texts.head, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: CompletedPage,
})

export function CompletedPage() {
  const orders = useService(services.OrderGateway)
  const cart = useService(services.CartStore)
  const drafts = useService(checkoutRoom.paymentDrafts)
  const { answer, reload } = useLoaded(() => orders.last())
  useEffect(() => {
    if (!answer?.ok) return
    void cart.load()
    // Buying the same again needs a new acceptance, although the contract has the same text.
    const kept = drafts.read()
    if (answer.value && kept) drafts.write({ ...kept, acceptedVersion: null })
  }, [answer, cart, drafts])
  const order = answer?.ok ? answer.value : undefined
  const none = answer?.ok && !order
  useTitle(order ? texts.title : none ? texts.noneTitle : undefined)
  return (
    <>
      <div className={css.center}>
        {!none && <PigeonStamp className={css.stamp} />}
        <h1 className={css.title}>{none ? texts.noneTitle : texts.title}</h1>
        {answer === undefined && <Skeleton />}
        {answer?.ok === false && <LoadFailed failure={answer.failure} reload={reload} />}
        {none && <p>{texts.none}</p>}
        {order && (
          <>
            <p className={css.note}>{texts.number}</p>
            <p className={css.number}>{order.orderId}</p>
            <p>{mailedText(order)}</p>
          </>
        )}
        <p className={css.actions}>
          <ButtonLink href={order ? orderAddress(order.orderId, order.ofMember) : '/my/siparis-takip'}>
            {texts.track}
          </ButtonLink>
          <ButtonLink href="/" variant="secondary">
            {texts.home}
          </ButtonLink>
        </p>
      </div>
      {order?.transfer && <TrialTransfer />}
      {order && (
        <OrderView order={order}>
          <OrderDocuments order={order} />
        </OrderView>
      )}
      {order && <AccountOffer onJoined={reload} />}
    </>
  )
}

/** Tells which mails are sent: for a bank transfer, the account now and the others after the money has arrived. */
const mailedText = ({ email, transfer, payment }: Order): string => {
  if (transfer) return texts.transferMail(email)
  return payment.state === 'awaiting' ? texts.laterMail(email) : texts.mail(email)
}

/** A guest whose address is verified can become a member by one click; any other guest gets a link to the sign-up. */
function AccountOffer({ onJoined }: { readonly onJoined: () => Promise<void> }) {
  const { user } = useStream(useService(services.SessionStore).state)
  const [joined, setJoined] = useState(false)
  if (joined)
    return (
      <Alert tone="success" announced>
        {texts.join.done} <Link href="/my/siparisler">{texts.join.orders}</Link>
      </Alert>
    )
  if (!user || visitorOf(user) === 'member') return null
  if (user.guestEmail !== null)
    return (
      <Panel title={texts.accountTitle} icon="user">
        <LatePart
          bring={bringMembership}
          props={{
            email: user.guestEmail,
            onJoined: () => {
              setJoined(true)
              void onJoined()
            },
          }}
          onFailed={() => undefined}
        />
      </Panel>
    )
  return (
    <Panel title={texts.accountTitle} icon="user">
      <p>
        {texts.accountText} <Link href="/uye-ol">{texts.account}</Link>
      </p>
    </Panel>
  )
}
