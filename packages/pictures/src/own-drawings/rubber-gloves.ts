import { sketch } from './sketch.ts'

export const rubberGloves = sketch(({ slant, relief, box, oval, shape, line }) => [
  relief(
    '#FFF0A8',
    '#8A6208',
    2.4,
    `<g transform="rotate(-16 44 70)">${shape('M26 118V72C18 64 12 50 18 48C24 46 26 56 30 60L30 26C30 18 40 18 40 26L41 52L43 18C43 10 53 10 53 18V52L56 24C57 16 66 18 65 26L63 58L68 40C70 34 78 36 76 44L66 82V118Z', slant('#FFE066', '#F0B82A'))}</g>`,
  ),
  `<g transform="rotate(-16 44 70)">${box(23, 108, 46, 12, 5, '#E0A41C')}${line('M34 90H60', '#D89A18', 2, 0.7)}</g>`,
  relief(
    '#FFF6C4',
    '#8A6208',
    2.4,
    `<g transform="rotate(14 86 74)">${shape('M104 120V74C112 66 118 52 112 50C106 48 104 58 100 62L100 28C100 20 90 20 90 28L89 54L87 20C87 12 77 12 77 20V54L74 26C73 18 64 20 65 28L67 60L62 42C60 36 52 38 54 46L64 84V120Z', slant('#FFEA8A', '#F6C43A'))}</g>`,
  ),
  `<g transform="rotate(14 86 74)">${box(61, 110, 46, 12, 5, '#E8B02A')}${line('M70 92H96', '#D89A18', 2, 0.7)}</g>`,
  ...[
    [16, 20, 4],
    [24, 10, 2.6],
    [112, 22, 3.6],
    [120, 34, 2.4],
  ].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r, '#9AD4F4', 0.8)),
])
