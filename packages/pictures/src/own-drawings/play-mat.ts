import { sketch } from './sketch.ts'

export const playMat = sketch(({ down, relief, oval, shape, line }) => [
  relief(
    '#DFF6EE',
    '#2E7A64',
    2,
    shape('M28 46H100L122 104C123 108 121 110 117 110H11C7 110 5 108 6 104Z', down('#9BD8C4', '#6EC0A6')),
  ),
  shape('M28 46H52L46 78H15Z', '#FFD98A'),
  shape('M76 46H100L113 78H82Z', '#F7A9B8'),
  shape('M46 78H82L86 110H40Z', '#9CC4F4'),
  line('M52 46L40 110M76 46L88 110M15 78H113', '#FFFFFF', 2.4),
  line('M34 58L40 68H29ZM94 56C90 60 92 68 98 66', '#FFFFFF', 2.6),
  ...[0, 72, 144, 216, 288].map(
    (turn) => `<ellipse cx="64" cy="90" rx="4" ry="6" fill="#FFFFFF" transform="rotate(${turn} 64 96)"/>`,
  ),
  line('M20 82C20 20 108 20 108 82', '#EE8E76', 6),
  line('M22 80C24 28 104 28 106 80', '#FFD2C4', 1.6, 0.8),
  line('M48 40V54M64 37V56M80 40V54', '#8B88A0', 1.8),
  relief('#FFF2C4', '#A8741C', 1.2, shape('M48 52L51 58L57 59L53 64L54 70L48 67L42 70L43 64L39 59L45 58Z', '#F7C95C')),
  relief('#DDEBFF', '#2E5290', 1.2, oval(64, 63, 7, 7, '#6C98DC')),
  relief(
    '#FFD8E4',
    '#A93F62',
    1.2,
    shape('M80 70C72 64 72 56 76 56C79 56 80 59 80 59S81 56 84 56C88 56 88 64 80 70Z', '#E8779A'),
  ),
])
