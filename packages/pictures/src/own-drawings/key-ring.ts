import { sketch } from './sketch.ts'

/** A leather fob on a ring with two keys. */
export const keyRing = sketch(({ across, relief, shape, line }) => [
  `<circle cx="52" cy="42" r="25" stroke="#5A6272" stroke-width="8"/><circle cx="52" cy="42" r="25" stroke="#D4DAE4" stroke-width="4.4"/>`,
  `<g transform="rotate(28 52 64)">${[
    `<circle cx="52" cy="76" r="12" stroke="#7A5A10" stroke-width="7"/><circle cx="52" cy="76" r="12" stroke="#F2CC5A" stroke-width="4"/>`,
    relief(
      '#FFF6D0',
      '#7A5A10',
      1.4,
      shape('M48 88H56V118L52 124L48 119V114L43 112V108L48 106V102L44 100V96L48 94Z', '#F2CC5A'),
    ),
  ].join('')}</g>`,
  `<g transform="rotate(2 52 64)">${[
    `<circle cx="52" cy="76" r="12" stroke="#4A5464" stroke-width="7"/><circle cx="52" cy="76" r="12" stroke="#C8D0DC" stroke-width="4"/>`,
    relief('#FFFFFF', '#4A5464', 1.4, shape('M48 88H56V116L52 122L48 117V112L43 110V105L48 103Z', '#C8D0DC')),
  ].join('')}</g>`,
  relief('#FFFFFF', '#5A6272', 1.2, shape('M70 28L80 20L86 28L76 36Z', '#B8C0CC')),
  relief(
    '#FFD0A8',
    '#4A1E06',
    2.4,
    shape(
      'M78 18C88 10 100 14 106 24L118 66C120 76 108 82 100 78L84 72C78 70 76 66 76 60Z',
      across('#A8582A', '#D8864A', '#8A421A'),
    ),
  ),
  line('M84 24C92 20 98 24 100 30L110 66M84 64V32', '#F0C898', 1.6, 0.9),
])
