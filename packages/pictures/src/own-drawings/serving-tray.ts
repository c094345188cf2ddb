import { sketch } from './sketch.ts'

export const servingTray = sketch(({ across, slant, relief, oval, shape, line }) => [
  relief('#F4D4AC', '#4F2A10', 2.6, oval(64, 76, 60, 36, slant('#C89664', '#8A5A30'))),
  oval(64, 73, 53, 30, '#6A421E'),
  oval(64, 75, 51, 28, slant('#E2B684', '#C08A52')),
  line('M22 68H106M16 78H112M24 88H104', '#A8743E', 1.4, 0.6),
  relief(
    '#F0D090',
    '#6A4A10',
    1.6,
    shape('M4 70C-4 60 4 52 14 58L18 64L12 72Z', '#B8862E'),
    shape('M124 70C132 60 124 52 114 58L110 64L116 72Z', '#B8862E'),
  ),
  relief('#FFFFFF', '#5B6270', 1.6, oval(46, 76, 17, 8, '#F4F6F9'), oval(84, 80, 15, 7, '#F4F6F9')),
  relief(
    '#FFFFFF',
    '#8A2E22',
    1.6,
    shape('M36 48H56C57 58 56 70 53 76H39C36 70 35 58 36 48Z', across('#F4C0A0', '#D0502E', '#A83A1C')),
  ),
  oval(46, 48, 10, 3.4, '#7A2410'),
  relief(
    '#FFFFFF',
    '#5B6270',
    1.4,
    shape('M74 62H94C95 72 92 80 84 80S73 72 74 62Z', '#FFFFFF'),
    oval(84, 62, 10, 3.6, '#5A3218'),
  ),
  line('M94 65C101 64 101 74 92 74', '#E4E8EE', 3),
])
