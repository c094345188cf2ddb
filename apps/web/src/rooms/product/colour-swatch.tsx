import { swatch } from './product-page.css.ts'

/** A colour sample beside the colour's name. It is an SVG, because the security policy allows no inline styles. */
export const ColourSwatch = ({ colour }: { readonly colour: string }) => (
  <svg className={swatch} viewBox="0 0 20 20" aria-hidden>
    <circle cx={10} cy={10} r={9.5} fill={colour} />
  </svg>
)
