import { sketch } from './sketch.ts'

/** A pair of tweezers with slanted tips. */
export const tweezers = sketch(({ across, slant, relief, shape, line }) => [
  `<g transform="rotate(34 64 64)">${[
    relief(
      '#FFE4EE',
      '#7A1A44',
      2.4,
      shape('M58 0C62 -4 66 -4 70 0L60 62L52 122L46 124L40 118Z', across('#C84A7E', '#F29ABC', '#B43A6E')),
    ),
    relief(
      '#FFE4EE',
      '#7A1A44',
      2.4,
      shape('M58 0C62 -4 66 -4 70 0L88 118L82 124L76 122L68 62Z', across('#D85A8E', '#F6B0CC', '#B43A6E')),
    ),
    relief(
      '#FFFFFF',
      '#4A5464',
      1.4,
      shape('M47 92L56 94L52 122L46 124L40 118Z', slant('#F2F5FA', '#98A2B2')),
      shape('M81 92L72 94L76 122L82 124L88 118Z', slant('#F2F5FA', '#98A2B2')),
    ),
    line('M60 12L54 70M68 12L74 70', '#FFFFFF', 2, 0.6),
  ].join('')}</g>`,
])
