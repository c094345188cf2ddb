import { formatPrice, type Money, subtract } from '@market/domain/money'
import type { HgsAccount, TopUpOffer, TopUpStart } from '@market/domain/hgs'
import { LoadFailed, useLoaded, useService } from '@market/react'
import { EmptyState, Panel, Radio, ReceiptLine, ReceiptTotal, Skeleton } from '@market/ui'
import { useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { hgsRoom } from './bind.ts'
import { SaleForm } from '../../shared/payment/sale-form.tsx'
import * as css from './hgs.css.ts'
import { hgsTexts } from './texts.ts'

const texts = hgsTexts.offers

interface TopUpFormProps {
  readonly account: HgsAccount
  /** The amount chosen for an earlier attempt. */
  readonly amount?: Money | undefined
}

/** Chooses the amount for a vehicle's account, and pays it. */
export function TopUpForm({ account, amount }: TopUpFormProps) {
  const tolls = useService(services.HgsGateway)
  const { answer, reload } = useLoaded(() => tolls.start())
  if (!answer)
    return (
      <Panel aria-busy>
        <Skeleton />
        <Skeleton />
      </Panel>
    )
  if (!answer.ok) return <LoadFailed failure={answer.failure} reload={reload} />
  if (answer.value.offers.length === 0) return <EmptyState title={texts.none}>{texts.noneText}</EmptyState>
  return <Offers account={account} amount={amount} start={answer.value} reload={() => void reload()} />
}

interface OffersProps extends TopUpFormProps {
  readonly start: TopUpStart
  readonly reload: () => void
}

function Offers({ account, amount, start, reload }: OffersProps) {
  const [chosen, setChosen] = useState(start.offers.find((offer) => offer.amount === amount)?.id)
  const offer = start.offers.find(({ id }) => id === chosen) ?? start.offers[0]
  return (
    <>
      <Panel title={texts.title} icon="wallet">
        <fieldset className={css.group}>
          <legend>{texts.legend}</legend>
          <div className={css.offers}>
            {start.offers.map((one) => (
              <Radio
                key={one.id}
                name="offer"
                className={css.offer}
                checked={one === offer}
                onChange={() => setChosen(one.id)}
                label={formatPrice(one.amount)}
                end={one.price === one.amount ? undefined : texts.pays(formatPrice(one.price))}
              />
            ))}
          </div>
        </fieldset>
      </Panel>
      {offer && <Payment account={account} offer={offer} start={start} reload={reload} />}
    </>
  )
}

function Payment({ account, offer, start, reload }: OffersProps & { readonly offer: TopUpOffer }) {
  const topUp = useService(hgsRoom.topUp)
  const { payment } = hgsTexts
  const vehicle = { by: 'plate', text: account.plate } as const
  return (
    <SaleForm
      of={`${account.plate} ${offer.id}`}
      title={payment.title}
      documents={start.documents}
      pay={(attempt) => topUp({ ...attempt, vehicle, offer }, start)}
      onChanged={reload}
      summary={
        <>
          <ReceiptLine label={payment.plate} value={account.plate} />
          <ReceiptLine label={payment.amount} value={formatPrice(offer.amount)} />
          <ReceiptLine
            label={payment.fee}
            value={offer.price > offer.amount ? formatPrice(subtract(offer.price, offer.amount)) : payment.free}
          />
          <ReceiptTotal label={payment.total} amount={formatPrice(offer.price)} />
        </>
      }
    />
  )
}
