import { sketch } from './sketch.ts'

export const steeringWheelCover = sketch(({ glow, relief, oval, shape, line }) => [
  relief(
    '#8A92A4',
    '#0A0C10',
    2,
    shape(
      'M18 58C40 54 48 48 64 48S88 54 110 58L108 74C92 72 84 78 76 92L72 116H56L52 92C44 78 36 72 20 74Z',
      '#3A3F4A',
    ),
  ),
  `<circle cx="64" cy="64" r="51" stroke="#0A0C10" stroke-width="17"/><circle cx="64" cy="64" r="51" stroke="#30343E" stroke-width="13.6"/><circle cx="64" cy="64" r="54" stroke="#7A8292" stroke-width="2" opacity=".7"/>`,
  `<circle cx="64" cy="64" r="48" stroke="#E2463A" stroke-width="2" stroke-dasharray="5 4"/>`,
  ...[30, 150, 270].map(
    (degrees) => `<g transform="rotate(${degrees} 64 64)">${line('M115 52V76', '#8E1A12', 14, 0.55)}</g>`,
  ),
  relief('#FFFFFF', '#14161C', 1.8, oval(64, 66, 16, 14, glow('#7A8292', '#3A3F4A'))),
  line('M57 66H71', '#C8D0DC', 2.4),
])
