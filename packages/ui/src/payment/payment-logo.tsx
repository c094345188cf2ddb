import { spriteFile } from '../icon/sprite-file.ts'
import * as css from './payment-logo.css.ts'

const names = { visa: 'Visa', mastercard: 'Mastercard', troy: 'Troy', amex: 'American Express' } as const

/** A card scheme. */
export type CardBrand = keyof typeof names

/** A card scheme's mark, simplified. */
export function PaymentLogo({ brand }: { brand: CardBrand }) {
  return (
    <svg viewBox="0 0 44 28" role="img" aria-label={names[brand]} className={css.logo}>
      <use href={`${spriteFile}#${brand}`} />
    </svg>
  )
}

/** Logos of the accepted card schemes, side by side. */
export function PaymentLogos({ brands }: { brands: readonly CardBrand[] }) {
  return (
    <span className={css.logos}>
      {brands.map((brand) => (
        <PaymentLogo key={brand} brand={brand} />
      ))}
    </span>
  )
}
