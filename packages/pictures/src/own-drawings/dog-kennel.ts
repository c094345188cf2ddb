import { sketch } from './sketch.ts'

export const dogKennel = sketch(({ down, slant, relief, box, shape, line }) => [
  relief('#F0CFA0', '#5A3410', 2.6, shape('M22 58H106V116H22Z', down('#D9A566', '#B9803C'))),
  ...[70, 82, 94, 106].map((y) => line(`M23 ${y}H105`, '#9A6428', 1.8, 0.8)),
  relief(
    '#FFB4A4',
    '#6E120C',
    2.8,
    shape('M64 10L120 56C122 60 120 64 114 64H14C8 64 6 60 8 56Z', slant('#E2584A', '#B8322A')),
  ),
  line('M64 16L20 56M64 16L108 56', '#FFC8BC', 2.4, 0.6),
  line('M36 46H92M26 56H102M48 34H80', '#8E1F18', 1.8, 0.5),
  relief('#F0CFA0', '#5A3410', 2, shape('M42 116V92C42 78 50 70 64 70S86 78 86 92V116Z', '#8A5A24')),
  shape('M46 116V93C46 81 53 74 64 74S82 81 82 93V116Z', '#2E1A0C'),
  relief('#FFFFFF', '#8A6A38', 1, box(46, 48, 36, 14, 4, '#FFF6E0')),
  relief(
    '#FFFFFF',
    '#9A8A6A',
    1,
    `<path d="M56 52C53 50 51 54 54 55C51 56 53 60 56 58H72C75 60 77 56 74 55C77 54 75 50 72 52Z" fill="#E8DCC4"/>`,
  ),
  relief('#F0CFA0', '#5A3410', 1.6, box(16, 114, 96, 8, 3, '#A87030')),
])
