import { dealUrl } from '@market/domain/navigation'
import type { DealSlot, ProductCard as Product } from '@market/domain/catalog'
import { isSlotRunning, slotTime } from '@market/domain/deals'
import { LatePart, pageLoaded, useLoaded, useService } from '@market/react'
import { Alert, Chip, Stamp, StampSheet, Skeleton } from '@market/ui'
import { useRef, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { ProductCard } from '../../shared/product/product-card.tsx'
import { SectionTitle } from '../../shared/section/section-title.tsx'
import * as css from './home-page.css.ts'
import { slotDaysAhead, slotHours } from '../../shared/deal/slot-hours.ts'
import { homeTexts as texts } from './home-texts.ts'

/** Number of products that a slot shows (rules.md L6); one row on large screens. */
const shownProducts = 10
const waitingProducts = 6

const bringButtons = async () => {
  await pageLoaded()
  return (await import('./row-buttons.tsx')).RowButtons
}

export type Slot = Omit<DealSlot, 'products'>
interface HomeDealsProps {
  readonly slots: readonly Slot[]
  /** Products of the running slots. */
  readonly products: readonly Product[]
  readonly now: Date
}

/** The running slot's products; another slot's products load when it is chosen. */
export function HomeDeals({ slots, products, now }: HomeDealsProps) {
  const running = slots.find((slot) => isSlotRunning(slot, now))
  const open = slots.filter((slot) => slotTime(slot.endDate) > now.getTime() && slotDaysAhead(slot, now) <= 1)
  const [chosen, setChosen] = useState<string>()
  const slot = slots.find(({ startDate }) => startDate === chosen) ?? running
  if (slots.length === 0 || (!running && products.length === 0 && chosen === undefined)) return null
  return (
    <section aria-labelledby="deals">
      <SectionTitle id="deals" title={texts.deals} href={dealUrl('super-firsat')} link={texts.all} />
      <div className={css.slots} role="group" aria-label={texts.slots}>
        {open.map((one) => (
          <Chip
            key={one.startDate}
            selected={one === slot}
            deal={one === running}
            onClick={() => setChosen(one.startDate)}
          >
            {texts.slotDay[slotDaysAhead(one, now)]} {slotHours(one)} {one === running && texts.dealNow}
          </Chip>
        ))}
      </div>
      {slot && slot !== running ? <OtherSlot key={slot.startDate} slot={slot} /> : <Sheet products={products} />}
    </section>
  )
}

function OtherSlot({ slot }: { readonly slot: Slot }) {
  const catalog = useService(services.ProductCatalog)
  const { answer } = useLoaded(() => catalog.deal('super-firsat'))
  if (!answer) return <Waiting />
  const found = answer.ok && answer.value.times.find(({ startDate }) => startDate === slot.startDate)
  if (!found) return <Alert tone="error">{texts.slotFailed}</Alert>
  return (
    <>
      <Alert tone="next">{texts.slotComes}</Alert>
      <Sheet products={found.products} />
    </>
  )
}

function Sheet({ products }: { readonly products: readonly Product[] }) {
  const row = useRef<HTMLUListElement>(null)
  return (
    <div className={css.turned}>
      <StampSheet columns="listing" slides className={css.dealRow} ref={row}>
        {products.slice(0, shownProducts).map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </StampSheet>
      <LatePart bring={bringButtons} props={{ row }} onFailed={() => undefined} />
    </div>
  )
}

const Waiting = () => (
  <StampSheet columns="listing" slides className={css.dealRow} aria-busy>
    {Array.from({ length: waitingProducts }, (_, index) => (
      <Stamp still key={index}>
        <Skeleton shape="picture" />
      </Stamp>
    ))}
  </StampSheet>
)
