import { sketch } from './sketch.ts'

const unit = (x: number) =>
  `M${x} 44C${x} 36 ${x + 6} 32 ${x + 12} 32H${x + 38}C${x + 44} 32 ${x + 50} 36 ${x + 50} 44V110C${x + 50} 118 ${x + 44} 122 ${x + 38} 122H${x + 12}C${x + 6} 122 ${x} 118 ${x} 110Z`

export const babyMonitor = sketch(({ down, relief, box, oval, shape, line }) => [
  line('M18 34V8M112 34V8', '#8A92A4', 5),
  relief(
    '#FFFFFF',
    '#6A7A94',
    2.4,
    shape(unit(8), down('#FFFFFF', '#D4DEEA')),
    shape(unit(70), down('#FFFFFF', '#D4DEEA')),
  ),
  relief('#1E2A3E', '#FFFFFF', 1.4, box(15, 42, 36, 28, 4, '#2E4466')),
  relief('#FFF4E4', '#8A5A34', 0.9, oval(33, 58, 9, 8, '#F4CFA8')),
  line('M29 57C30 58.5 31.5 58.5 32.5 57M34 57C35 58.5 36.5 58.5 37.5 57', '#7A4A2E', 1.2),
  shape('M20 70C24 64 42 64 46 70Z', '#A8C4F0'),
  ...[80, 88, 96, 104].flatMap((y) => [22, 30, 38, 46].map((x) => oval(x - 1, y, 1.8, 1.8, '#8A9AB4'))),
  oval(33, 114, 3, 3, '#4AC070'),
  relief('#FFFFFF', '#6A7A94', 1.6, oval(95, 62, 16, 16, '#3A4A64')),
  relief('#FFFFFF', '#1E2A3E', 1.2, oval(95, 62, 9, 9, '#5A8AC8')),
  oval(92, 59, 2.6, 2.6, '#E4F0FC'),
  line('M86 90H104M86 98H104M86 106H104', '#8A9AB4', 3),
  oval(95, 114, 3, 3, '#F0A83A'),
])
