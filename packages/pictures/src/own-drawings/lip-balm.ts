import { sketch } from './sketch.ts'

export const lipBalm = sketch(({ across, relief, box, shape, line }) => [
  relief('#BFF0D8', '#1F6B4A', 2.2, box(26, 62, 32, 58, 4, across('#3FA878', '#6CCCA0', '#328E64'))),
  relief('#FFFFFF', '#7A9A8C', 1.6, box(29, 42, 26, 24, 2, across('#E6EEEA', '#FFFFFF', '#D2E0DA'))),
  relief('#FFF6EA', '#C08A7A', 1.6, shape('M31 44V24C31 10 53 10 53 24V44Z', across('#FFD9CC', '#FFF0EA', '#F2BFB0'))),
  relief('#FFFFFF', '#A9C9B6', 1, box(28, 74, 28, 36, 3, '#F4FDF8')),
  shape('M32 88C36 84 39 85 42 87C45 85 48 84 52 88C48 95 45 96 42 96C39 96 36 95 32 88Z', '#E86A7C'),
  line('M33 88H51', '#B83A52', 1.4),
  line('M33 103H51', '#8FCBB0', 2.4),
  relief(
    '#BFF0D8',
    '#1F6B4A',
    2.2,
    `<g transform="rotate(16 92 88)">${box(76, 62, 32, 54, 5, across('#3FA878', '#6CCCA0', '#328E64'))}</g>`,
  ),
  `<g transform="rotate(16 92 88)">${line('M83 68V108', '#FFFFFF', 3.4, 0.5)}</g>`,
])
