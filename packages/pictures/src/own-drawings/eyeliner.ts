import { sketch } from './sketch.ts'

export const eyeliner = sketch(({ across, relief, box, oval, shape, line }) => [
  relief(
    '#F2D890',
    '#6A4E10',
    1.6,
    `<g transform="rotate(-45 64 64)">${box(56, 62, 18, 62, 7, across('#16181F', '#4A4E5A', '#101218'))}${box(56, 60, 18, 7, 2, across('#C29A3C', '#F2D890', '#B0862C'))}</g>`,
  ),
  relief(
    '#8A90A0',
    '#0D0E14',
    1.6,
    `<g transform="rotate(-45 64 64)">${shape('M60 60H70L67.5 34H62.5Z', across('#33363F', '#6A6F7C', '#22252D'))}</g>`,
  ),
  `<g transform="rotate(-45 64 64)">${shape('M62 36H68C68 26 66.4 16 65 8C63.6 16 62 26 62 36Z', '#0B0C10')}</g>`,
  line('M50 26C64 12 92 10 104 24L118 14', '#0B0C10', 6),
  shape('M52 30C64 46 94 46 104 28C92 14 64 14 52 30Z', '#FFFFFF'),
  oval(78, 29, 11, 11, '#7A4A24'),
  oval(78, 29, 5, 5, '#16100A'),
  oval(82, 25, 2.2, 2.2, '#FFFFFF'),
  line('M50 28C64 12 92 10 104 24', '#0B0C10', 6),
  line('M54 33C66 46 92 46 103 29', '#8A5A3C', 2),
])
