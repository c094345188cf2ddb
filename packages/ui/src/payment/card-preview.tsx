import { PigeonStamp } from '../stamp/pigeon-stamp.tsx'
import * as css from './card-preview.css.ts'
import { PaymentLogo } from './payment-logo.tsx'
import type { CardBrand } from './payment-logo.tsx'

/** Props of `CardPreview`: texts as typed so far. */
export interface CardPreviewProps {
  /** The number as displayed, with spaces; missing digits as dots. */
  number: string
  name: string
  expiry: string
  nameLabel: string
  expiryLabel: string
  brand?: CardBrand | undefined
}

/** A preview of the typed card. It repeats the fields, so screen readers skip it. */
export function CardPreview({ number, name, expiry, nameLabel, expiryLabel, brand }: CardPreviewProps) {
  return (
    <div aria-hidden className={css.card}>
      <div className={css.row}>
        <PigeonStamp className={css.stamp} />
        {brand && <PaymentLogo brand={brand} />}
      </div>
      <div className={css.number}>{number}</div>
      <div className={css.row}>
        <div className={css.holder}>
          <span className={css.caption}>{nameLabel}</span>
          <span className={css.value}>{name}</span>
        </div>
        <div>
          <span className={css.caption}>{expiryLabel}</span>
          <span className={css.value}>{expiry}</span>
        </div>
      </div>
    </div>
  )
}
