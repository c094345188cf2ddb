import { sketch } from './sketch.ts'

export const curlingIron = sketch(({ across, relief, box, oval, shape, line }) => [
  line('M34 108C24 116 20 118 10 118', '#33363F', 5),
  relief(
    '#FFFFFF',
    '#59606E',
    2.2,
    `<g transform="rotate(45 64 64)">${box(56, -8, 16, 74, 8, across('#B9C0CC', '#F6F8FB', '#9AA2B0'))}</g>`,
  ),
  relief(
    '#FFFFFF',
    '#59606E',
    1.6,
    `<g transform="rotate(45 64 64)">${box(70, -2, 7, 62, 3.5, across('#D4D9E2', '#A4ACBA'))}</g>`,
  ),
  relief(
    '#F6C0D4',
    '#6E1A44',
    2.2,
    `<g transform="rotate(45 64 64)">${box(53, 62, 22, 66, 10, across('#C23A74', '#E46A9C', '#A62C60'))}</g>`,
  ),
  relief(
    '#F6C0D4',
    '#6E1A44',
    1.4,
    `<g transform="rotate(45 64 64)">${shape('M74 54H84C87 54 88 58 86 62L80 78C78 81 75 80 75 77Z', '#D8568A')}</g>`,
  ),
  `<g transform="rotate(45 64 64)">${oval(64, 84, 4.4, 4.4, '#FFFFFF', 0.9)}${oval(64, 100, 3, 3, '#FFD75E')}${oval(64, 110, 3, 3, '#FFFFFF', 0.7)}</g>`,
  line('M84 22C70 26 76 42 88 42C100 44 96 58 84 58', '#9A5A2C', 6),
  line('M84 22C70 26 76 42 88 42C100 44 96 58 84 58', '#C98A52', 2.4),
  line('M84 58C76 60 72 66 74 72', '#9A5A2C', 5),
])
