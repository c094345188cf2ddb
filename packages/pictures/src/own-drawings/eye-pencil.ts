import { sketch } from './sketch.ts'

export const eyePencil = sketch(({ across, relief, box, shape, line }) => [
  relief(
    '#8A90A0',
    '#0D0E14',
    2,
    `<g transform="rotate(45 64 64)">${box(56, 8, 16, 84, 2, across('#2A2D36', '#565B68', '#1E2028'))}</g>`,
  ),
  relief(
    '#F4DCB8',
    '#8A6230',
    1.4,
    `<g transform="rotate(45 64 64)">${shape('M56 92H72L67 108H61Z', across('#E2BC84', '#F4DCB0', '#CFA064'))}</g>`,
  ),
  `<g transform="rotate(45 64 64)">${shape('M60.6 106H67.4L64 118Z', '#16181F')}${box(56, 4, 16, 8, 2, '#D8B45C')}${box(56, 84, 16, 4, 0, '#D8B45C')}${line('M61 16V80', '#FFFFFF', 2, 0.35)}</g>`,
  relief(
    '#8A90A0',
    '#0D0E14',
    2,
    `<g transform="rotate(45 92 92)">${box(82, 62, 19, 44, 7, across('#2A2D36', '#565B68', '#1E2028'))}${box(82, 96, 19, 8, 2, '#D8B45C')}</g>`,
  ),
  line('M12 112C22 102 34 108 30 116', '#16181F', 5),
])
