import { swatch } from './product-page.css.ts'

/** A colour sample beside its name. An SVG, because the page's policy allows no inline style. */
export const ColourSwatch = ({ colour }: { readonly colour: string }) => (
  <svg className={swatch} viewBox="0 0 20 20" aria-hidden>
    <circle cx={10} cy={10} r={9.5} fill={colour} />
  </svg>
)
