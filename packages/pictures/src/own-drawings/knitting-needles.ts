import { sketch } from './sketch.ts'

/** A pair of needles and a crochet hook. */
export const knittingNeedles = sketch(({ across, glow, relief, oval, box, shape, line }) => [
  ...[
    [-28, '#D84A8A', '#7A1444'],
    [-8, '#D84A8A', '#7A1444'],
  ].map(
    ([turn, light, dark]) =>
      `<g transform="rotate(${Number(turn) + 40} 64 64)">${relief('#FFFFFF', String(dark), 1.4, shape('M61 8H67V116L64 130L61 116Z', across(String(light), '#FCD0E4', String(light))))}${relief('#FFFFFF', String(dark), 1.4, oval(64, 4, 9, 8, glow('#FCA8CC', String(light))))}</g>`,
  ),
  `<g transform="rotate(-42 64 64)">${[
    relief(
      '#FFFFFF',
      '#4A5464',
      1.4,
      shape('M61 -2C61 -10 69 -10 69 -4L66 2L67 60V124C67 128 61 128 61 124Z', across('#98A2B2', '#F2F5FA', '#8A94A4')),
    ),
    relief('#D0E8FF', '#0C3A6A', 1.8, box(58, 64, 12, 46, 6, across('#2E7AC8', '#8AC0F0', '#2468B0'))),
    line('M64 70V104', '#FFFFFF', 2, 0.6),
  ].join('')}</g>`,
])
