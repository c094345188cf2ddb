import { sketch } from './sketch.ts'

export const selfieStick = sketch(({ across, down, relief, box, oval, line }) => [
  `<g transform="rotate(38 64 64)">${[
    relief('#FFFFFF', '#14161C', 2, box(56, 84, 16, 48, 7, across('#3A3F4A', '#6A7180', '#2A2E36'))),
    line('M58 96H70M58 104H70M58 112H70M58 120H70', '#14161C', 1.6),
    oval(64, 90, 3, 3, '#5CC8E8'),
    relief('#FFFFFF', '#4A5464', 1.4, box(59, 52, 10, 34, 2, across('#98A2B2', '#F2F5FA', '#8A94A4'))),
    relief('#FFFFFF', '#4A5464', 1.2, box(61, 22, 6, 32, 2, across('#98A2B2', '#F2F5FA', '#8A94A4'))),
    relief('#FFFFFF', '#14161C', 1.6, box(50, 14, 28, 10, 4, '#3A3F4A')),
  ].join('')}</g>`,
  relief(
    '#FFFFFF',
    '#14161C',
    2.4,
    `<g transform="rotate(-12 92 26)">${box(72, -2, 34, 58, 6, down('#3E4658', '#1E2430'))}${box(76, 4, 26, 46, 2, '#8CC8F0')}${oval(89, 22, 7, 7, '#F4CFA8')}${box(79, 32, 20, 18, 6, '#E2566A')}</g>`,
  ),
])
