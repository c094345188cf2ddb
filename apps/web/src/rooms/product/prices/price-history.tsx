import { formatPrice, kurus } from '@market/domain/money'
import { type DayPrice, type PriceSpan, priceSpan, type ProductDetail } from '@market/domain/catalog'
import { useLoaded, useService } from '@market/react'
import { services } from '../../../composition/tokens.ts'
import { dayText, noonOf } from '@market/domain/kernel'
import * as extras from '../extras/extras.css.ts'
import { priceHistoryTexts as texts } from './price-history-texts.ts'
import { pricePath } from './price-path.ts'
import * as css from './prices.css.ts'

const canvas = { width: 600, height: 96 }

/** A product's prices of the last 30 days: a chart, and the same as text. Renders nothing if loading fails. */
export function PriceHistory({ product }: { readonly product: ProductDetail }) {
  const catalog = useService(services.ProductCatalog)
  const { answer } = useLoaded(() => catalog.priceDays(product.id))
  const days = answer?.ok ? answer.value : []
  const span = priceSpan(days)
  // A product that was added today has no history.
  if (!span || days.length < 2) return null
  const steady = span.lowest === span.highest
  return (
    <section className={extras.panel} aria-labelledby="prices">
      <h2 id="prices" className={extras.title}>
        {texts.titleOf(days.length)}
      </h2>
      {steady ? (
        <p className={extras.note}>{texts.steady(formatPrice(span.today), days.length)}</p>
      ) : (
        <Changed days={days} span={span} />
      )}
      {product.attributes.some(({ values }) => values.some(({ addPrice }) => addPrice !== 0)) && (
        <p className={css.note}>{texts.base}</p>
      )}
    </section>
  )
}

function Changed({ days, span }: { readonly days: readonly DayPrice[]; readonly span: PriceSpan }) {
  const { lowest, highest, today } = span
  const changes = days.filter(({ price }, index) => price !== days[index - 1]?.price)
  return (
    <>
      <div className={css.layout}>
        {/* The text beside the chart has the same information. */}
        <div className={css.figure} aria-hidden>
          <svg className={css.chart} viewBox={`0 0 ${canvas.width} ${canvas.height}`} preserveAspectRatio="none">
            <path className={css.least} d={`M0 ${canvas.height}H${canvas.width}`} />
            <path
              className={css.line}
              d={pricePath(
                days.map(({ price }) => price),
                canvas,
              )}
            />
          </svg>
          <p className={css.days}>
            <span>{dayOf(days[0])}</span>
            <span>{texts.today}</span>
          </p>
        </div>
        <dl className={css.facts}>
          {(
            [
              [texts.lowest, lowest],
              [texts.highest, highest],
              [texts.today, today],
            ] as const
          ).map(([name, price]) => (
            <div key={name} className={css.fact}>
              <dt>{name}</dt>
              <dd className={css.amount}>{formatPrice(price)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={css.note}>{today === lowest ? texts.isLowest : texts.above(formatPrice(kurus(today - lowest)))}</p>
      <details className={css.changes}>
        <summary className={css.summary}>{texts.changes}</summary>
        <ul className={css.list}>
          {changes.map((one) => (
            <li key={one.day} className={css.fact}>
              <time dateTime={one.day}>{(one === days[0] ? texts.on : texts.from)(dayOf(one))}</time>
              <b>{formatPrice(one.price)}</b>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

const dayOf = (one: DayPrice | undefined): string => (one ? dayText(noonOf(one.day)) : '')
